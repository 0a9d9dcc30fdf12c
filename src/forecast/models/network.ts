/** A small neural network on the same past as HAR, and on the size and sign of the last returns. */
import { exp, ln } from '#trading/simulator/exponential'
import type { Day } from '../day.ts'
import { type Fit, LEAST_VARIANCE, type Model } from '../model.ts'
import { output, weightCount } from '../network/perceptron.ts'
import { type Training, trainPerceptron } from '../network/train.ts'
import { windowMean } from '../numeric/window-mean.ts'

const MONTH = 22
const INPUTS = 7
const training: Training = { hidden: 6, seed: 7, epochs: 300, rate: 0.02, decay: 0.001 }

export const network: Model = {
  id: 'network',
  version: 1,
  source: 'perceptron, 7 inputs, 6 hidden units and a linear path: 62 weights; Kingma and Ba (2015) for its training',
  parameters: training,
  needs: 250,
  trained_every: 28,
  train(days) {
    const { inputs, next } = examplesOf(days)
    const scales = [...columnsOf(inputs), next].map(scaleOf)
    const wanted = next.map((value) => standard(value, scales[INPUTS] as Scale))
    const rows = inputs.map((row) => row.map((value, i) => standard(value, scales[i] as Scale)))
    const weights = trainPerceptron(rows, wanted, training)
    const errors = rows.map((row, i) => (output(weights, row, training.hidden) - (wanted[i] as number)) * (scales[INPUTS] as Scale).spread)
    const residual = errors.reduce((sum, error) => sum + error * error, 0) / Math.max(1, errors.length - weights.length)
    return [...weights, ...scales.flatMap(({ mean, spread }) => [mean, spread]), residual]
  },
  variance(fit, days) {
    const { weights, scales, residual } = readFit(fit)
    const row = inputsAt(days, logsOf(days), days.length - 1).map((value, i) => standard(value, scales[i] as Scale))
    const { mean, spread } = scales[INPUTS] as Scale
    return Math.max(exp(mean + spread * output(weights, row, training.hidden) + residual / 2), LEAST_VARIANCE)
  },
}

type Scale = { readonly mean: number; readonly spread: number }

function readFit(fit: Fit) {
  const count = weightCount(INPUTS, training.hidden)
  const scales = Array.from({ length: INPUTS + 1 }, (_, i) => ({
    mean: fit[count + 2 * i] as number,
    spread: fit[count + 2 * i + 1] as number,
  }))
  return { weights: fit.slice(0, count), scales, residual: fit.at(-1) as number }
}

function examplesOf(days: readonly Day[]) {
  const logs = logsOf(days)
  const inputs: number[][] = []
  const next: number[] = []
  for (let t = MONTH - 1; t + 1 < days.length; t += 1) {
    inputs.push(inputsAt(days, logs, t))
    next.push(logs[t + 1] as number)
  }
  return { inputs, next }
}

/**
 * Logarithms of the variance on the last three days, of its weekly and monthly mean; the last return in standard deviations, and its size.
 */
function inputsAt(days: readonly Day[], logs: readonly number[], t: number): number[] {
  const surprise = (days[t] as Day).gain / Math.sqrt(exp(windowMean(logs, t, MONTH)))
  return [logs[t], logs[t - 1], logs[t - 2], windowMean(logs, t, 5), windowMean(logs, t, MONTH), surprise, Math.abs(surprise)] as number[]
}

function logsOf(days: readonly Day[]): number[] {
  return days.map(({ variance }) => ln(Math.max(variance, LEAST_VARIANCE)))
}

function columnsOf(rows: readonly (readonly number[])[]): number[][] {
  return Array.from({ length: INPUTS }, (_, i) => rows.map((row) => row[i] as number))
}

function scaleOf(values: readonly number[]): Scale {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length)
  return { mean, spread: spread > 0 ? spread : 1 }
}

function standard(value: number, { mean, spread }: Scale): number {
  return (value - mean) / spread
}
