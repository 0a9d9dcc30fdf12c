/** Training by full-batch Adam: D. P. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015, algorithm 1. */
import { seeded } from '#trading/seeded'
import { addGradient, output, weightCount } from './perceptron.ts'

export type Training = {
  readonly hidden: number
  readonly seed: number
  readonly epochs: number
  readonly rate: number
  /** Weight decay: adds decay·weight² / 2 to the loss, the constant excepted. */
  readonly decay: number
}

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8] as const

/** Mean of (output − wanted)² / 2, and decay; with its gradient. */
export function lossOf(weights: Float64Array, inputs: readonly (readonly number[])[], wanted: readonly number[], training: Training) {
  const { hidden, decay } = training
  const gradient = weights.map((weight) => decay * weight)
  gradient[gradient.length - 1] = 0
  let loss = weights.subarray(0, -1).reduce((sum, weight) => sum + (decay * weight * weight) / 2, 0)
  const active = new Float64Array(hidden)
  for (const [row, x] of inputs.entries()) {
    const error = output(weights, x, hidden, active) - (wanted[row] as number)
    loss += (error * error) / 2 / inputs.length
    addGradient(gradient, weights, x, active, error / inputs.length)
  }
  return { loss, gradient }
}

/** `inputs` and `wanted` standardised. The same arguments give the same weights. */
export function trainPerceptron(inputs: readonly (readonly number[])[], wanted: readonly number[], training: Training): number[] {
  const random = seeded(training.seed)
  const count = weightCount(inputs[0]?.length ?? 0, training.hidden)
  const weights = Float64Array.from({ length: count }, () => random() - 0.5)
  const first = new Float64Array(count)
  const second = new Float64Array(count)
  let [decayed_first, decayed_second] = [1, 1]
  for (let epoch = 1; epoch <= training.epochs; epoch += 1) {
    const { gradient } = lossOf(weights, inputs, wanted, training)
    decayed_first *= FIRST
    decayed_second *= SECOND
    for (let i = 0; i < count; i += 1) {
      const slope = gradient[i] as number
      first[i] = FIRST * (first[i] as number) + (1 - FIRST) * slope
      second[i] = SECOND * (second[i] as number) + (1 - SECOND) * slope * slope
      const step = (first[i] as number) / (1 - decayed_first) / (Math.sqrt((second[i] as number) / (1 - decayed_second)) + TINY)
      weights[i] = (weights[i] as number) - training.rate * step
    }
  }
  return [...weights]
}
