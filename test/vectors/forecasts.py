"""Writes forecasts.json: values of the forecasts' mathematics, computed by numpy and scipy, independently of src/forecast.

Run: python3 test/vectors/forecasts.py   (Debian: python3-numpy, python3-scipy)
"""
import json
import pathlib
import numpy as np
from scipy import optimize, special, stats


def series(days, seed):
    """Returns in percent, from a linear congruential generator: bursts of volatility and fat tails."""
    x, draws = seed, []
    for _ in range(days * 13):
        x = (1103515245 * x + 12345) % 2**31
        draws.append(((x >> 16) & 0x7FFF) / 32768.0)
    u = np.array(draws).reshape(days, 13)
    z = u[:, :12].sum(1) - 6
    h, out = 1.0, []
    for i in range(days):
        r = np.sqrt(h) * z[i] * (2.0 if u[i, 12] < 0.06 else 0.9)
        out.append(round(float(r) + 0.05, 6))
        h = 0.05 + 0.12 * r * r + 0.83 * h
    return np.array(out)


def negative_log_likelihood(p, r):
    mu, omega, alpha, beta, nu = p
    if omega <= 0 or alpha < 0 or beta < 0 or alpha + beta >= 1 or nu <= 2.01:
        return 1e10
    e = r - mu
    h, s = np.mean(e**2), 0.0
    c = special.gammaln((nu + 1) / 2) - special.gammaln(nu / 2) - 0.5 * np.log(np.pi * (nu - 2))
    for x in e:
        s += c - 0.5 * np.log(h) - (nu + 1) / 2 * np.log1p(x * x / (h * (nu - 2)))
        h = omega + alpha * x * x + beta * h
    return -s


def garch(r):
    p = np.array([0.05, 0.05, 0.1, 0.85, 6])
    for _ in range(6):
        found = optimize.minimize(
            negative_log_likelihood, p, args=(r,), method="Nelder-Mead",
            options=dict(xatol=1e-10, fatol=1e-12, maxiter=6000, maxfev=6000))
        p = found.x
    return dict(returns=list(map(float, r)), parameters=list(map(float, p)), log_likelihood=-float(found.fun))


def least_squares():
    rows = np.array([[1, i, (i * i) % 7, np.sin(i)] for i in range(30)])
    values = np.array([((i * 37) % 11) / 3 + 0.2 * i for i in range(30)])
    c, rest, _, _ = np.linalg.lstsq(rows, values, rcond=None)
    return dict(rows=rows.tolist(), values=values.tolist(), coefficients=c.tolist(), residual_variance=float(rest[0] / 26))


def diebold_mariano():
    a = np.array([((i * 53) % 17) / 10 for i in range(120)])
    b = np.array([((i * 29) % 13) / 10 + 0.35 for i in range(120)])
    d = a - b
    days, mean = 120, d.mean()
    c = d - mean
    lags = int(np.floor(4 * (days / 100) ** (2 / 9)))
    v = (c @ c) / days + sum(2 * (1 - k / (lags + 1)) * (c[k:] @ c[:-k]) / days for k in range(1, lags + 1))
    s = mean / np.sqrt(v / days)
    return dict(first=a.tolist(), second=b.tolist(), difference=float(mean), statistic=float(s), p=float(2 * stats.norm.sf(abs(s))))


def pairs(function, xs):
    return [[x, float(function(x))] for x in xs]


vectors = dict(
    garch=garch(series(800, 42)),
    least_squares=least_squares(),
    log_gamma=pairs(special.gammaln, (0.5, 1, 2.5, 7.3, 30.1, 1e4)),
    normal_below=pairs(stats.norm.cdf, (-8, -3.2, -0.5, 0, 1, 2.5758, 5.9, 6.5)),
    two_sided=pairs(lambda x: 2 * stats.norm.sf(x), (0.3, 1.96, 7)),
    diebold_mariano=diebold_mariano(),
    fewest_hits=[[n, int(stats.binom.ppf(0.025, n, 0.5))] for n in (30, 100, 365, 1000)],
)
pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps(vectors) + "\n")
