/**
 * A perceptron with one hidden layer and a linear path beside it: y = c + d·x + v·tanh(W·x + b). Weights are one flat list:
 * for each hidden unit its weights, its bias and its weight in the output; then the linear path d; then c.
 * exp is the simulator's own, so that the same days give the same weights in every browser.
 */
import { exp } from '#trading/simulator/exponential'

/** Beyond this tanh is 1 to the last digit. */
const SATURATED = 20

export function weightCount(inputs: number, hidden: number): number {
  return hidden * (inputs + 2) + inputs + 1
}

/** Writes the activations of the hidden units to `active`, if it is given. */
export function output(weights: ArrayLike<number>, x: readonly number[], hidden: number, active?: Float64Array): number {
  const width = x.length + 2
  let y = weights[weights.length - 1] as number
  for (let i = 0; i < x.length; i += 1) y += (weights[hidden * width + i] as number) * (x[i] as number)
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = activation(weights, x, unit * width)
    if (active) active[unit] = value
    y += (weights[(unit + 1) * width - 1] as number) * value
  }
  return y
}

/** Adds `error`·∂y/∂weight to `gradient` for each weight, after `output` has written `active`. */
export function addGradient(
  gradient: Float64Array,
  weights: ArrayLike<number>,
  x: readonly number[],
  active: Float64Array,
  error: number,
): void {
  const width = x.length + 2
  const hidden = active.length
  for (let unit = 0; unit < hidden; unit += 1) {
    const from = unit * width
    const value = active[unit] as number
    const inner = error * (weights[from + width - 1] as number) * (1 - value * value)
    for (let i = 0; i < x.length; i += 1) add(gradient, from + i, inner * (x[i] as number))
    add(gradient, from + x.length, inner)
    add(gradient, from + width - 1, error * value)
  }
  for (let i = 0; i < x.length; i += 1) add(gradient, hidden * width + i, error * (x[i] as number))
  add(gradient, gradient.length - 1, error)
}

function activation(weights: ArrayLike<number>, x: readonly number[], from: number): number {
  let sum = weights[from + x.length] as number
  for (let i = 0; i < x.length; i += 1) sum += (weights[from + i] as number) * (x[i] as number)
  if (Math.abs(sum) > SATURATED) return Math.sign(sum)
  return 1 - 2 / (exp(2 * sum) + 1)
}

function add(list: Float64Array, at: number, value: number): void {
  list[at] = (list[at] as number) + value
}
