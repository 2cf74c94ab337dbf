"""Measures the program's own figures from outside: what its starts, its rest and its pictures cost."""
