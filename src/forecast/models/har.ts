/** HAR-RV in logarithms: tomorrow's variance from the means of the last day, week and month. */
import type { Day } from '../day.ts'
import { type Fit, LEAST_VARIANCE, type Model } from '../model.ts'
import { leastSquares } from '../numeric/least-squares.ts'
import { windowMean } from '../numeric/window-mean.ts'

const WEEK = 5
const MONTH = 22
/** So many equations for four unknowns, at least. */
const EQUATIONS = 38

/** ln RVₜ₊₁ = b₀ + b₁·ln RVₜ + b₂·week + b₃·month + e; the forecast is exp(mean + s²/2), the mean of a lognormal variance. */
export const har: Model = {
  id: 'har',
  version: 1,
  source: 'F. Corsi, "A Simple Approximate Long-Memory Model of Realized Volatility", Journal of Financial Econometrics 7 (2009): HAR-RV',
  parameters: { week: WEEK, month: MONTH },
  needs: MONTH + EQUATIONS,
  trained_every: 1,
  train(days) {
    const logs = logsOf(days)
    const rows: number[][] = []
    const next: number[] = []
    for (let t = MONTH - 1; t + 1 < logs.length; t += 1) {
      rows.push(regressors(logs, t))
      next.push(logs[t + 1] as number)
    }
    const { coefficients, residual_variance } = leastSquares(rows, next)
    return [...coefficients, residual_variance]
  },
  variance(fit, days) {
    const logs = logsOf(days.slice(-MONTH))
    const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, residual = 0] = fit as Fit
    const [, day = 0, week = 0, month = 0] = regressors(logs, logs.length - 1)
    return Math.max(Math.exp(b0 + b1 * day + b2 * week + b3 * month + residual / 2), LEAST_VARIANCE)
  },
}

function logsOf(days: readonly Day[]): number[] {
  return days.map(({ variance }) => Math.log(Math.max(variance, LEAST_VARIANCE)))
}

/** 1, and the means of the logarithms over the day, the week and the month that end with `t`. */
function regressors(logs: readonly number[], t: number): number[] {
  return [1, logs[t] as number, windowMean(logs, t, WEEK), windowMean(logs, t, MONTH)]
}
