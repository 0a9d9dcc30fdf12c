/** The mathematics against a second program: test/vectors/forecasts.py, which wrote the values with numpy and scipy. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { normalBelow, twoSided } from '#trading/normal'
import { fitGarch, likelihood } from './models/garch.ts'
import { leastSquares } from './numeric/least-squares.ts'
import { logGamma } from './numeric/log-gamma.ts'
import { dieboldMariano } from './scores/diebold-mariano.ts'
import { hitRate } from './scores/direction.ts'

const known = JSON.parse(readFileSync(new URL('../../test/vectors/forecasts.json', import.meta.url), 'utf8'))

it('finds the maximum likelihood of GARCH(1,1)-t that scipy finds, to 1e-6', () => {
  const { returns, parameters, log_likelihood } = known.garch
  const { mu, omega, alpha, beta, nu } = fitGarch(returns)
  expect(likelihood(returns, { mu, omega, alpha, beta, nu }).value).toBeCloseTo(log_likelihood, 9)
  for (const [i, found] of [mu, omega, alpha, beta, nu].entries()) expect(Math.abs(found / parameters[i] - 1)).toBeLessThan(1e-6)
})

it('has the gradient of the likelihood that finite differences have', () => {
  const { returns } = known.garch
  const at = { mu: 0.1, omega: 0.07, alpha: 0.15, beta: 0.7, nu: 5 }
  const { gradient } = likelihood(returns, at)
  for (const [i, name] of (['mu', 'omega', 'alpha', 'beta', 'nu'] as const).entries()) {
    const moved = (by: number) => likelihood(returns, { ...at, [name]: at[name] + by }).value
    const slope = gradient[i] as number
    expect(Math.abs((moved(1e-6) - moved(-1e-6)) / 2e-6 / slope - 1)).toBeLessThan(1e-5)
  }
})

it('solves least squares as numpy does', () => {
  const { rows, values, coefficients, residual_variance } = known.least_squares
  const found = leastSquares(rows, values)
  for (const [i, coefficient] of found.coefficients.entries()) expect(coefficient).toBeCloseTo(coefficients[i], 12)
  expect(found.residual_variance).toBeCloseTo(residual_variance, 12)
})

it.each([
  ['ln Γ', logGamma, known.log_gamma],
  ['Φ', normalBelow, known.normal_below],
  ['two tails of the normal', twoSided, known.two_sided],
])('%s agrees with scipy to 12 digits', (_, ours, pairs: [number, number][]) => {
  for (const [x, value] of pairs) expect(Math.abs(ours(x) - value)).toBeLessThanOrEqual(1e-12 * Math.abs(value) + 4e-15)
})

it('compares forecasts as Diebold and Mariano do, with the variance of Newey and West', () => {
  const { first, second, difference, statistic, p } = known.diebold_mariano
  const found = dieboldMariano(first, second)
  expect(found?.difference).toBeCloseTo(difference, 12)
  expect(found?.statistic).toBeCloseTo(statistic, 10)
  expect(found?.p).toBeCloseTo(p, 12)
  expect(dieboldMariano(first, first)).toBeNull()
})

it('knows how many hits a fair coin has', () => {
  for (const [days, least] of known.fewest_hits) expect(hitRate(0, days)).toEqual({ hits: 0, days, least, most: days - least })
  expect(hitRate(0, 0)).toBeNull()
})
