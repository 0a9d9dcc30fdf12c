/** Losses of one forecast; smaller is better. */

/**
 * QLIKE: A. J. Patton, "Volatility forecast comparison using imperfect volatility proxies", Journal of Econometrics 160 (2011). 0 if equal.
 */
export function qlike(realised: number, forecast: number): number {
  const ratio = realised / forecast
  return ratio - Math.log(ratio) - 1
}

/** Pinball loss of a quantile forecast at `level`: R. Koenker, G. Bassett, "Regression Quantiles", Econometrica 46 (1978). */
export function pinball(value: number, quantile: number, level: number): number {
  return value >= quantile ? level * (value - quantile) : (1 - level) * (quantile - value)
}
