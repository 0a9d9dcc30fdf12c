import { expect, it } from 'vitest'
import { seeded } from '#trading/seeded'
import { output, weightCount } from './perceptron.ts'
import { lossOf, type Training, trainPerceptron } from './train.ts'

const training: Training = { hidden: 4, seed: 3, epochs: 400, rate: 0.02, decay: 0.001 }
const random = seeded(11)
const inputs = Array.from({ length: 60 }, () => Array.from({ length: 3 }, () => 2 * random() - 1))
const wanted = inputs.map(([a = 0, b = 0, c = 0]) => a * b + 0.5 * c)

it('has the gradient that finite differences have, to 1e-6', () => {
  const weights = Float64Array.from({ length: weightCount(3, 4) }, () => 2 * random() - 1)
  const { gradient } = lossOf(weights, inputs, wanted, training)
  const step = 1e-5
  for (const i of weights.keys()) {
    const moved = (by: number) =>
      lossOf(
        weights.map((weight, j) => (j === i ? weight + by : weight)),
        inputs,
        wanted,
        training,
      ).loss
    expect(Math.abs((moved(step) - moved(-step)) / (2 * step) - (gradient[i] as number))).toBeLessThan(1e-6)
  }
})

it('learns a product of two inputs that a straight line cannot', () => {
  const weights = trainPerceptron(inputs, wanted, training)
  const error = inputs.reduce((sum, x, i) => sum + (output(weights, x, 4) - (wanted[i] as number)) ** 2, 0) / inputs.length
  expect(error).toBeLessThan(0.02)
})

it('gives the same weights for the same seed, and others for another', () => {
  const first = trainPerceptron(inputs, wanted, { ...training, epochs: 20 })
  expect(trainPerceptron(inputs, wanted, { ...training, epochs: 20 })).toEqual(first)
  expect(trainPerceptron(inputs, wanted, { ...training, epochs: 20, seed: 4 })).not.toEqual(first)
})
