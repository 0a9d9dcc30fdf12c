/**
 * One forecast from several models, weighted by AdaHedge on their QLIKE losses so far. Variances are mixed in logarithms: QLIKE is convex
 * in the logarithm of the forecast, so that the mixture never loses more than its weighted members.
 */
import { type Hedge, hedgeWeights, startHedge, updateHedge } from '#trading/experts/ada-hedge'
import { qlike } from './scores/loss.ts'

/** @internal */
export function startEnsemble(models: number): Hedge {
  return startHedge(models)
}

/** `variances[k]`: what model k says for the next day. */
export function mixedVariance(hedge: Hedge, variances: readonly number[]): number {
  const weights = hedgeWeights(hedge)
  return Math.exp(variances.reduce((sum, variance, k) => sum + (weights[k] as number) * Math.log(variance), 0))
}

/** The day is over: what the models had said for it, and its realised variance. */
export function learn(hedge: Hedge, variances: readonly number[], realised: number): Hedge {
  return updateHedge(
    hedge,
    variances.map((variance) => qlike(realised, variance)),
  )
}
