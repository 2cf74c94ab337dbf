"""The deal of the day: the same for everybody, another for each day and each set of rules."""

from datetime import date, timedelta

import pytest

from klondike.rules import RULE_SETS, BadDeal, deal_code, own_rules
from klondike.rules.daily import daily_deal

S1, S3 = RULE_SETS["S1"], RULE_SETS["S3"]
OWN = own_rules(S1, passes=2, draw=3)
GOLDEN = {
    "KL1-S1-3APZ3YX": (2025, 1, 1, S1),
    "KL1-S3-GDKTKJ1": (2025, 1, 1, S3),
    "KL1-S1-ZM4VH68": (2025, 12, 31, S1),
    "KL1-S3-0WT5DS9": (2024, 2, 29, S3),
    "KL1-V3-G0HQNQQ": (1999, 1, 1, RULE_SETS["V3"]),
    "KL1-EA-J05CBYG": (2024, 2, 29, RULE_SETS["EA"]),
    "KL1-XD3P2-PBK3K2H": (2025, 1, 1, OWN),
}


@pytest.mark.parametrize(("code", "day"), GOLDEN.items())
def test_the_deals_of_some_days(code, day):
    assert deal_code(daily_deal(*day), day[-1]) == code


def test_each_day_and_each_rule_set_has_a_deal_of_its_own():
    days = [date(2024, 1, 1) + timedelta(index) for index in range(1000)]
    numbers = {daily_deal(day.year, day.month, day.day, S3).number for day in days}
    assert len(numbers) == len(days)
    numbers = {daily_deal(2025, 6, 1, rules).number for rules in (*RULE_SETS.values(), OWN)}
    assert len(numbers) == len(RULE_SETS) + 1


def test_the_day_is_read_in_its_order():
    assert daily_deal(2011, 10, 12, S3) != daily_deal(2011, 12, 10, S3)


def test_its_code_is_short():
    for month in range(1, 13):
        assert len(deal_code(daily_deal(2030, month, 1, S3), S3)) == len("KL1-S3-02K7MRX")


@pytest.mark.parametrize("day", [(2025, 2, 29), (2025, 13, 1), (2025, 0, 1), (2025, 1, 32), (0, 1, 1)])
def test_a_day_that_is_none_has_no_deal(day):
    with pytest.raises(BadDeal, match="no day"):
        daily_deal(*day, S3)
