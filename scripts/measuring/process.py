"""What a process costs: its seconds on the processor, its share of the memory, and the core it runs on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

URGENT = -10
SESSION = Path("/proc/self/autogroup")
NANOSECONDS = 1e9
MIB_IN_KIB = 1024


def cpu_seconds(pid: int) -> float:
    """The seconds that all threads of a process have run, to the nanosecond."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # a thread may end meanwhile
            total += int((thread / "schedstat").read_text().split()[0])
    return total / NANOSECONDS


def memory_mib(pid: int) -> float:
    """The memory of a process with its share of what it has in common with others (PSS)."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / MIB_IN_KIB


def cores() -> tuple[int, int]:
    """The core for the program, and the one for all else; the same where there is but one."""
    usable = sorted(os.sched_getaffinity(0))
    return usable[0], usable[-1]


@contextmanager
def urgent() -> Iterator[None]:
    """Run before other work on the machine within, where that is allowed; what is started inherits it."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, URGENT)
    with suppress(OSError):
        SESSION.write_text(str(URGENT))  # Linux weighs whole sessions first
    try:
        yield
    finally:
        with suppress(OSError):
            SESSION.write_text("0")


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """Start processes on that core within."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
