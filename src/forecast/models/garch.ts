/** GARCH(1,1) with Student-t errors on the daily log returns, by maximum likelihood. */
import { type Fit, LEAST_VARIANCE, type Model } from '../model.ts'
import { digamma, logGamma } from '../numeric/log-gamma.ts'
import { minimise, type Slope } from '../numeric/minimise.ts'

/** Returns are scaled to percent, so that the parameters have comparable sizes. */
const PERCENT = 100

export type Garch = {
  readonly mu: number
  readonly omega: number
  readonly alpha: number
  readonly beta: number
  /** Degrees of freedom, above 2. */
  readonly nu: number
}

/** hₜ₊₁ = ω + α·(rₜ − μ)² + β·hₜ, from h₁ = mean of (r − μ)²; r in percent, its errors Student-t of variance h. */
export const garch: Model = {
  id: 'garch',
  version: 1,
  source:
    'T. Bollerslev, "A Conditionally Heteroskedastic Time Series Model for Speculative Prices and Rates of Return" (1987): GARCH(1,1)-t',
  parameters: {},
  needs: 250,
  trained_every: 7,
  train(days) {
    const { mu, omega, alpha, beta, nu } = fitGarch(days.map(({ gain }) => PERCENT * gain))
    return [mu, omega, alpha, beta, nu]
  },
  variance(fit, days) {
    const returns = days.map(({ gain }) => PERCENT * gain)
    return Math.max(nextVariance(returns, readFit(fit)) / PERCENT ** 2, LEAST_VARIANCE)
  },
}

function readFit(fit: Fit): Garch {
  const [mu = 0, omega = 0, alpha = 0, beta = 0, nu = 0] = fit
  return { mu, omega, alpha, beta, nu }
}

/** `returns` in percent, oldest first. */
export function fitGarch(returns: readonly number[]): Garch {
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length
  const variance = meanSquare(returns, mean)
  if (!(variance > 0)) return { mu: mean, omega: 0, alpha: 0, beta: 0, nu: 8 }
  const start = freeOf({ mu: mean, omega: 0.05 * variance, alpha: 0.1, beta: 0.85, nu: 6 })
  return boundOf(minimise((free) => freeSlope(returns, boundOf(free)), start).at)
}

/** Variance of the day after the last return, in percent squared. */
function nextVariance(returns: readonly number[], { mu, omega, alpha, beta }: Garch): number {
  return returns.reduce((h, one) => omega + alpha * (one - mu) ** 2 + beta * h, meanSquare(returns, mu))
}

/** Log likelihood, and its derivatives by μ, ω, α, β, ν. */
export function likelihood(returns: readonly number[], { mu, omega, alpha, beta, nu }: Garch): Slope {
  const constant = logGamma((nu + 1) / 2) - logGamma(nu / 2) - 0.5 * Math.log(Math.PI * (nu - 2))
  const by_nu = 0.5 * (digamma((nu + 1) / 2) - digamma(nu / 2) - 1 / (nu - 2))
  let h = meanSquare(returns, mu)
  // Derivatives of h by μ, ω, α, β.
  let [h_mu, h_omega, h_alpha, h_beta] = [(-2 * returns.reduce((sum, one) => sum + one - mu, 0)) / returns.length, 0, 0, 0]
  let value = 0
  let [g_mu, g_omega, g_alpha, g_beta, g_nu] = [0, 0, 0, 0, 0]
  for (const one of returns) {
    const error = one - mu
    const square = error * error
    const q = square / (h * (nu - 2))
    const pull = (nu + 1) / (1 + q)
    value += constant - 0.5 * Math.log(h) - ((nu + 1) / 2) * Math.log1p(q)
    const by_h = (0.5 * (pull * q - 1)) / h
    g_mu += by_h * h_mu + (pull * error) / (h * (nu - 2))
    g_omega += by_h * h_omega
    g_alpha += by_h * h_alpha
    g_beta += by_h * h_beta
    g_nu += by_nu - 0.5 * Math.log1p(q) + (0.5 * pull * q) / (nu - 2)
    h_mu = -2 * alpha * error + beta * h_mu
    h_omega = 1 + beta * h_omega
    h_alpha = square + beta * h_alpha
    h_beta = h + beta * h_beta
    h = omega + alpha * square + beta * h
  }
  return { value, gradient: [g_mu, g_omega, g_alpha, g_beta, g_nu] }
}

/** What is minimised: − log likelihood, by the five free numbers. */
function freeSlope(returns: readonly number[], garch: Garch): Slope {
  const { omega, alpha, beta, nu } = garch
  const { value, gradient } = likelihood(returns, garch)
  if (!Number.isFinite(value)) return { value: Number.POSITIVE_INFINITY, gradient }
  const [by_mu = 0, by_omega = 0, by_alpha = 0, by_beta = 0, by_nu = 0] = gradient
  const both = alpha * by_alpha + beta * by_beta
  return {
    value: -value,
    gradient: [-by_mu, -omega * by_omega, -alpha * (by_alpha - both), -beta * (by_beta - both), -(nu - 2) * by_nu],
  }
}

function meanSquare(returns: readonly number[], mu: number): number {
  return returns.reduce((sum, one) => sum + (one - mu) ** 2, 0) / returns.length
}

/** Any five numbers to allowed parameters: ω > 0, α, β > 0 with α + β < 1, ν > 2. */
function boundOf(free: readonly number[]): Garch {
  const [mu = 0, o = 0, a = 0, b = 0, n = 0] = free
  const rest = 1 + Math.exp(a) + Math.exp(b)
  return { mu, omega: Math.exp(o), alpha: Math.exp(a) / rest, beta: Math.exp(b) / rest, nu: 2 + Math.exp(n) }
}

function freeOf({ mu, omega, alpha, beta, nu }: Garch): number[] {
  const rest = 1 - alpha - beta
  return [mu, Math.log(omega), Math.log(alpha / rest), Math.log(beta / rest), Math.log(nu - 2)]
}
