"""Writes xirr.json: random histories of an account with their money-weighted return, independently of src/server/account/performance.

Each history is lived through day by day with its own rates, so that the rate of all of it lies between the least and the largest of them.
There it is bracketed on (1 + r)^(days / 365), summed exactly, and halved until nothing is left to halve. A history for which a dense
search finds two rates is drawn anew. Python alone, no packages.

Run: python3 test/vectors/xirr.py [histories]   (without a number it writes 200 to xirr.json, otherwise it prints)
"""
import json
import math
import pathlib
import sys


class Draw:
    """A linear congruential generator: the same histories on every machine."""

    def __init__(self, seed):
        self.x = seed

    def unit(self):
        self.x = (6364136223846793005 * self.x + 1442695040888963407) % 2**64
        return (self.x >> 11) / 2**53

    def whole(self, low, high):
        return low + int(self.unit() * (high - low + 1))


def history(draw):
    """Flows of cents by day (paid in above zero), and the least and largest daily growth that was lived through."""
    flows, value, day, rates = [], 0, 0, []
    calm = draw.unit() < 0.5
    for n in range(draw.whole(1, 14)):
        if n > 0:
            days = draw.whole(1, 90)
            rate = (draw.unit() * 0.004) if calm else (draw.unit() * 0.02 - 0.006)
            if value > 0:
                grown = int(value * (1 + rate) ** days)
                if grown > 0:
                    rates.append(math.log(grown / value) / days)
                    value = grown
            day += days
        if value > 10_000 and draw.unit() < 0.35:
            amount = -draw.whole(1, value - 1)
        else:
            amount = draw.whole(1, 1_000_000 if draw.unit() < 0.9 else 100_000_000)
        flows.append((day, amount))
        value += amount
    day += draw.whole(1, 90)
    grown = int(value * (1 + draw.unit() * 0.01 - 0.002) ** (day - flows[-1][0]))
    rates.append(math.log(grown / value) / (day - flows[-1][0]))
    flows.append((day, -grown))
    return flows, min(rates), max(rates)


def present(flows, rate):
    return math.fsum(amount * (1 + rate) ** (-day / 365) for day, amount in flows)


SEARCHED = 160


def solve(flows, least, largest):
    """None if two rates explain the flows."""
    low, high = math.expm1(365 * (least - 1e-7)), math.expm1(365 * (largest + 1e-7))
    places = [math.log1p(low) + (math.log1p(high) - math.log1p(low)) * n / SEARCHED for n in range(SEARCHED + 1)]
    signs = [present(flows, math.expm1(place)) > 0 for place in places]
    if sum(a != b for a, b in zip(signs, signs[1:])) != 1:
        return None
    is_above = present(flows, low) > 0
    while True:
        middle = (low + high) / 2
        if middle <= low or middle >= high:
            return middle
        if (present(flows, middle) > 0) == is_above:
            low = middle
        else:
            high = middle


def histories(count):
    draw, found = Draw(20261), []
    while len(found) < count:
        flows, least, largest = history(draw)
        if flows[-1][1] == 0:
            continue
        rate = solve(flows, least, largest)
        if rate is not None:
            found.append({"flows": flows, "rate": rate})
    return found


if len(sys.argv) > 1:
    json.dump(histories(int(sys.argv[1])), sys.stdout, separators=(",", ":"))
else:
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in histories(200))
    pathlib.Path(__file__).with_suffix(".json").write_text(f"[\n{lines}\n]\n")
