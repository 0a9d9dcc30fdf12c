/** Curves as lines of a chart. The first point of a curve is 1 at the first close. */
import type { Series } from '#web/shared/chart/index.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { Curve } from './lab-messages.ts'
import type { LabRun } from './use-lab.ts'

const DECIMALS = 6
const colours = [1, 2, 3, 4] as const

function points(at: readonly string[], curve: Curve) {
  return at.map((instant, n) => ({ at: instant, value: (curve[n] ?? 0).toFixed(DECIMALS) }))
}

/** Unique keys for each run: another run has another time range, and the chart then shows all of it. */
export function runSeries(t: T, { id, at, reply }: LabRun): Series[] {
  const lines = [
    ['net', 1],
    ['gross', 4],
    ['hold', 2],
    ['crp', 3],
  ] as const
  const runLines = lines.map(([key, colour]) => ({
    key: `${id} ${key}`,
    name: t(`record.equity.${key}`),
    colour,
    points: points(at, reply[key]),
    dashed: key !== 'net',
  }))
  const { band } = reply
  if (!band) return runLines
  const shuffled = (['low', 'median', 'high'] as const).map((key) => ({
    key: `${id} ${key}`,
    name: t(`lab.band_${key}`),
    colour: 5 as const,
    points: points(at, band[key]),
    dashed: true,
  }))
  return [...runLines, ...shuffled]
}

export function allSeries(t: T, runs: readonly LabRun[]): Series[] {
  return runs.map(({ id, at, reply }, n) => ({
    key: `run ${id}`,
    name: t('lab.net_of', { n: id }),
    colour: colours[n] ?? 5,
    points: points(at, reply.net),
  }))
}
