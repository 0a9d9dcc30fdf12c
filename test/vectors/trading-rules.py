"""
The second implementation of the trading rules, and the series they are compared on: writes prices.csv and trading-rules.json beside itself.
Written from the papers, and on purpose otherwise than src/trading/rules: whole series at once instead of folds, projections by bisection, the
Newton step by trying every support, correlations by numpy, the best constant portfolio by SLSQP, the universal portfolio by quadrature.

Run by hand when a rule is added: python3 test/vectors/trading-rules.py (numpy, scipy). No test runs it.
"""
import itertools
import json
from pathlib import Path

import numpy as np
from scipy.optimize import minimize
from scipy.special import logsumexp

HERE = Path(__file__).parent
BARS, ASSETS = 160, 4
COSTS_BPS = (0, 10, 25)
EVEN = np.ones(ASSETS) / ASSETS


def draw_prices():
    """Fat tails, a common factor, two assets that revert; seven significant digits."""
    rng = np.random.default_rng(20120817)
    market = rng.standard_t(5, size=BARS) * 0.008
    own = rng.standard_t(4, size=(BARS, ASSETS)) * np.array([0.012, 0.018, 0.01, 0.022])
    for t in range(1, BARS):
        own[t] -= np.array([0.35, 0.0, 0.2, 0.1]) * own[t - 1]
    logs = np.cumsum(market[:, None] + own + np.array([-0.0003, -0.0006, 0.0006, 0.0007]), axis=0)
    return np.vectorize(lambda value: float(f"{value:.7g}"))(np.exp(logs))


P = draw_prices()
X = np.vstack([P[0], P[1:] / P[:-1]])
L = np.log(X)


def simulate(policy, cost):
    """policy(t, held): what to hold over bar t, having seen the bars before it; None keeps."""
    wealth, held, turnover, high, worst = 1.0, None, 0.0, 1.0, 0.0
    for t in range(BARS):
        wanted = policy(t, held)
        if wanted is not None:
            traded = np.abs(wanted - (0 if held is None else held)).sum()
            turnover, wealth, held = turnover + traded, wealth * (1 - cost * traded), wanted
        if held is not None:
            grown = 1 - held.sum() + held @ X[t]
            wealth, held = wealth * grown, held * X[t] / grown
        high = max(high, wealth)
        worst = max(worst, 1 - wealth / high)
    return {"final_wealth": wealth, "max_drawdown": worst, "turnover": turnover}


def nearest(point):
    low, high = point.min() - 2, point.max()
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if np.maximum(point - middle, 0).sum() > 1 else (low, middle)
    q = np.maximum(point - (low + high) / 2, 0)
    return q / q.sum()


def nearest_in_norm(matrix, image):
    """argmin q'Aq - 2q'(Ax) on the simplex: the best of the solutions of all supports that are portfolios."""
    best = None
    for size in range(1, ASSETS + 1):
        for support in map(list, itertools.combinations(range(ASSETS), size)):
            kkt = np.zeros((size + 1, size + 1))
            kkt[:size, :size] = 2 * matrix[np.ix_(support, support)]
            kkt[:size, size] = kkt[size, :size] = 1
            q = np.zeros(ASSETS)
            q[support] = np.linalg.solve(kkt, np.append(2 * image[support], 1))[:size]
            value = q @ matrix @ q - 2 * image @ q
            if (q >= -1e-13).all() and (best is None or value < best[0] - 1e-15):
                best = (value, np.maximum(q, 0))
    return best[1]


def sequence(update, state):
    """A rule that is a row of portfolios, whatever is held: update(t, weights, state) after bar t."""
    weights, rows = EVEN.copy(), []
    for t in range(BARS):
        rows.append(weights)
        weights = update(t, weights, state)
    return lambda t, held: rows[t]


def eg(t, w, _):
    grown = w * np.exp(0.05 * X[t] / (w @ X[t]))
    return grown / grown.sum()


def ons(t, w, state):
    slope = X[t] / (w @ X[t])
    state["A"] += np.outer(slope, slope)
    state["b"] += 2 * slope
    return nearest_in_norm(state["A"], state["b"] / 8)


def along(w, direction, push):
    size = direction @ direction
    return w if size == 0 else nearest(w + push / size * direction)


def pamr(t, w, _):
    return along(w, X[t] - X[t].mean(), -max(0, w @ X[t] - 0.5))


def reach(w, expected, epsilon):
    return along(w, expected - expected.mean(), max(0, epsilon - w @ expected))


def olmar(t, w, _):
    return reach(w, X[t] if t + 1 < 5 else P[t - 4 : t + 1].mean(0) / P[t], 10)


def rmr(t, w, _):
    if t + 1 < 5:
        return reach(w, X[t], 5)
    points, middle = P[t - 4 : t + 1], P[t - 4 : t + 1].mean(0)
    while True:
        away = np.sqrt(((points - middle) ** 2).sum(1))
        before, middle = middle, (points / away[:, None]).sum(0) / (1 / away).sum()
        if np.linalg.norm(middle - before) <= 0.001 * np.linalg.norm(before):
            return reach(w, middle / P[t], 5)


def anticor(window):
    def policy(t, held):
        if held is None:
            return EVEN.copy()
        if t < 2 * window:
            return None
        first, last = L[t - 2 * window : t - window], L[t - window : t]
        cor = np.array([[np.corrcoef(first[:, i], last[:, j])[0, 1] for j in range(ASSETS)] for i in range(ASSETS)])
        risen, after = last.mean(0), held.copy()
        for i in range(ASSETS):
            claims = np.array(
                [cor[i, j] + max(0, -cor[i, i]) + max(0, -cor[j, j]) if risen[i] >= risen[j] and cor[i, j] > 0 else 0 for j in range(ASSETS)]
            )
            if claims.sum() > 0:
                after[i] -= held[i]
                after += held[i] * claims / claims.sum()
        return after

    return policy


def rebalanced(every):
    return lambda t, held: EVEN if held is None or t % every == 0 else None


def once(weights):
    return lambda t, held: weights if held is None else None


def trend(t, held, lookback=28, target=0.4, bars_a_year=365, memory=60):
    if t < lookback:
        return None
    decay = memory / (1 + memory)
    share = (1 - decay) * decay ** np.arange(t)[::-1]
    share /= share.sum()
    mean = share @ L[:t]
    variance = share @ ((L[:t] - mean) ** 2)
    wanted = np.sign(L[t - lookback : t].sum(0)) * target / np.sqrt(bars_a_year * variance) / ASSETS
    return wanted / max(1, np.abs(wanted).sum())


def mixture(parts, cost=15e-4, cap=0.1):
    held, wealth, targets = [None] * len(parts), np.ones(len(parts)), []
    for t in range(BARS):
        for k, part in enumerate(parts):
            if held[k] is not None:
                grown = 1 - held[k].sum() + held[k] @ X[t - 1]
                wealth[k], held[k] = wealth[k] * grown, held[k] * X[t - 1] / grown
            wanted = part(t, held[k])
            if wanted is not None:
                wealth[k] *= 1 - cost * np.abs(wanted - (0 if held[k] is None else held[k])).sum()
                held[k] = np.array(wanted)
        targets.append(sum(wealth[k] * held[k] for k in range(len(parts)) if held[k] is not None) / wealth.sum())

    def policy(t, holding):
        if holding is None:
            return targets[t]
        way = np.abs(targets[t] - holding).sum()
        return None if way < 1e-9 else holding + min(1, cap / way) * (targets[t] - holding)

    return policy


def ada_hedge(parts, cost=15e-4, cap=0.1, target=0.4, bars_a_year=365, memory=16):
    """Losses are logarithms of growth after costs; the mix is held up to the target volatility, from weighted products of all past returns."""
    many = len(parts)
    held, loss, gap, targets = [None] * many, np.zeros(many), 0.0, []

    def shares():
        if gap == 0:
            return (loss == loss.min()) / (loss == loss.min()).sum()
        raw = np.exp((loss.min() - loss) * np.log(many) / gap)
        return raw / raw.sum()

    fresh = np.zeros(many)
    for t in range(BARS):
        lost, before = fresh, shares()
        for k, part in enumerate(parts):
            if held[k] is not None:
                grown = 1 - held[k].sum() + held[k] @ X[t - 1]
                lost[k] -= np.log(grown)
                held[k] = held[k] * X[t - 1] / grown
            wanted = part(t, held[k])
            if wanted is not None:
                lost[k] -= np.log(1 - cost * np.abs(wanted - (0 if held[k] is None else held[k])).sum())
                held[k] = np.array(wanted)
        fresh = np.zeros(many)
        if t == 0:
            fresh = lost
        else:
            rate = np.log(many) / gap if gap > 0 else np.inf
            mixed = (loss + lost).min() - loss.min() if gap == 0 else -logsumexp(-rate * lost, b=before) / rate
            loss, gap = loss + lost, gap + max(0.0, before @ lost - mixed)
        mix = sum(share * part for share, part in zip(shares(), held) if part is not None)
        if t > 0:
            decay = (memory / (1 + memory)) ** np.arange(t)[::-1]
            covariance = (L[:t] * (decay / decay.sum())[:, None]).T @ L[:t]
            mix = mix * min(1, target / np.sqrt(bars_a_year * mix @ covariance @ mix))
        targets.append(mix)

    def policy(t, holding):
        if holding is None:
            return targets[t]
        way = np.abs(targets[t] - holding).sum()
        return None if way < 1e-9 else holding + min(1, cap / way) * (targets[t] - holding)

    return policy


def best_constant():
    starts = [EVEN, *(np.eye(ASSETS) * 0.7 + 0.075)]
    found = [
        minimize(
            lambda b: -np.log(X @ b).sum(),
            start,
            jac=lambda b: -(X / (X @ b)[:, None]).sum(0),
            bounds=[(0, 1)] * ASSETS,
            constraints={"type": "eq", "fun": lambda b: b.sum() - 1, "jac": lambda b: np.ones(ASSETS)},
            method="SLSQP",
            options={"ftol": 1e-15, "maxiter": 1000},
        )
        for start in starts
    ]
    b = min(found, key=lambda one: one.fun).x
    return lambda t, held: b


def universal_of_two():
    """The integral of the wealth over all splits of the first two assets: Gauss-Legendre, exact for the polynomial that it is."""
    nodes, weights = np.polynomial.legendre.leggauss(400)
    b = (nodes + 1) / 2
    return (weights / 2 * np.exp(np.log(np.outer(b, X[:, 0]) + np.outer(1 - b, X[:, 1])).sum(1))).sum()


def newton():
    return sequence(ons, {"A": np.eye(ASSETS), "b": np.zeros(ASSETS)})


RULES = {
    "bah": once(EVEN),
    "best": once(np.eye(ASSETS)[np.argmax(P[-1])]),
    "bcrp": best_constant(),
    "ucrp": rebalanced(1),
    "monthly": rebalanced(30),
    "eg": sequence(eg, None),
    "ons": newton(),
    "pamr": sequence(pamr, None),
    "olmar": sequence(olmar, None),
    "rmr": sequence(rmr, None),
    "anticor": anticor(30),
    "trend": trend,
    "anticors": mixture([anticor(window) for window in range(2, 31)], 0, np.inf),
    "mixture": mixture([rebalanced(30), sequence(eg, None), newton(), trend]),
    "adahedge": ada_hedge([rebalanced(30), sequence(eg, None), newton(), trend]),
}


def rounded(value):
    return float(f"{value:.10g}")


def main():
    rows = [",".join(repr(float(value)) for value in row) for row in P]
    (HERE / "prices.csv").write_text("\n".join(["alder,birch,cedar,oak", *rows]) + "\n")
    found = {
        name: [{"cost_bps": cost, **{key: rounded(value) for key, value in simulate(rule, cost / 1e4).items()}} for cost in COSTS_BPS]
        for name, rule in RULES.items()
    }
    found["up_of_two"] = rounded(universal_of_two())
    (HERE / "trading-rules.json").write_text(json.dumps(found, indent=1) + "\n")


main()
