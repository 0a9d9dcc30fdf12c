import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { readPriceTable } from '#trading/backtest/index'
import { searched } from '#trading/evidence/search-space'
import { efficiencyOf, startsOf } from '#trading/evidence/walk-forward'
import { doJob } from './do-job.ts'
import type { FromStudy, Job, Outcome, StudySetup, ToWorker } from './jobs.ts'
import { openPool, poolSize, type Workable } from './pool.ts'
import { verdictText } from './rule-words.ts'
import { choicesOf, firstStudy, readStudy, type Study } from './study-setup.ts'
import { neighboursOf, surfaceOf } from './surface.ts'

const FILE = 'test/vectors/prices.csv'
const table = readPriceTable(readFileSync(FILE, 'utf8'))
if (typeof table === 'string') throw new Error(table)
const setup: StudySetup = { rule: 'olmar', relatives: table.relatives, cost_bps: 10 }

/** A worker in this thread that answers in another order than it is asked. */
function slowWorker(setups: StudySetup[], delays: () => number): Workable {
  let prices: StudySetup | null = null
  const worker: Workable = {
    postMessage: (message: ToWorker) => {
      if ('setup' in message) {
        prices = message.setup
        setups.push(prices)
        return
      }
      const data: FromStudy = { n: message.n, result: doJob(prices as StudySetup, message.job) }
      setTimeout(() => worker.onmessage?.({ data } as MessageEvent<FromStudy>), delays())
    },
    terminate: () => {},
    onmessage: null,
    onerror: null,
  }
  return worker
}

function backtest(...args: string[]) {
  const command = [
    '--conditions=source',
    '--import',
    'tsx',
    'tools/backtest.ts',
    '--strategy',
    'olmar',
    '--relatives',
    FILE,
    '--cost-bps',
    '10',
  ]
  return JSON.parse(execFileSync(process.execPath, [...command, '--json', ...args], { encoding: 'utf8' }))
}

const study = (changed: Partial<Study>): Study => {
  const read = readStudy('search', { ...firstStudy('search'), seed: '7' }, null)
  if ('wrong' in read) throw new Error('the first study can be run')
  return { ...read.study, rule: 'olmar', ...changed }
}

describe('the workers of a study', () => {
  it('give what the backtest command gives, whatever the order in which they answer', async () => {
    let n = 0
    const pool = openPool(() => slowWorker([], () => (n++ % 3) * 4), 3, setup)
    const choices = choicesOf(study({ method: 'random', trials: 12, seed: 7 }))
    const outcomes = await pool.run(choices.map((parameters) => ({ kind: 'trial' as const, parameters })))
    const good = outcomes.filter((one) => one !== null)
    const verdict = doJob(setup, { kind: 'judge', outcomes: good, counted: 12, seed: 7 })
    const report = backtest('--search', '--trials', '12', '--seed', '7')
    expect(report).toEqual({
      strategy: 'olmar',
      trials: verdict?.trials,
      expected_best: verdict?.expected_best,
      deflated_sharpe: verdict?.deflated_sharpe,
      overfitting_probability: verdict?.overfitting_probability,
      parameters: verdict?.best.parameters,
      sharpe: verdict?.best.sharpe,
      final_wealth: verdict?.best.final_wealth,
    })
  })

  it('walk forward as the backtest command does', async () => {
    const plan = { fit: 30, test: 10 }
    const choices = choicesOf(study({ kind: 'walk_forward', trials: 9 }))
    const jobs = startsOf(setup.relatives.length, plan).map((from) => ({ kind: 'window' as const, choices, from, ...plan }))
    const pool = openPool(() => slowWorker([], () => 1), 2, setup)
    const windows = (await pool.run(jobs)).filter((one) => one !== null)
    const report = backtest('--walk-forward', '--trials', '9', '--fit', '30', '--test', '10')
    expect(report).toEqual({ strategy: 'olmar', efficiency: efficiencyOf(windows), windows })
  })

  it('get no job while paused, and go on where they stopped', async () => {
    const pool = openPool(() => slowWorker([], () => 2), 2, setup)
    const jobs = choicesOf(study({ trials: 9 })).map((parameters) => ({ kind: 'trial' as const, parameters }))
    let seen = 0
    const running = pool.run(jobs, () => {
      seen += 1
      if (seen === 3) pool.pause()
    })
    // The second worker was busy when it was paused.
    await vi.waitFor(() => expect(seen).toBe(4))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(seen).toBe(4)
    pool.resume()
    expect(await running).toHaveLength(jobs.length)
  })

  it('end at once on closing, and what runs is given up', async () => {
    const ended: number[] = []
    const make = () => ({ ...slowWorker([], () => 1_000), terminate: () => ended.push(1) }) as Workable
    const pool = openPool(make, 2, setup)
    const running = pool.run([{ kind: 'trial', parameters: { window: 5, eps: 10 } }] satisfies Job[])
    pool.close()
    await expect(running).rejects.toThrow('Request aborted')
    expect(ended).toHaveLength(2)
  })

  it('are one a core, within bounds', () => {
    expect([undefined, 0, 1, 2, 64].map(poolSize)).toEqual([2, 1, 1, 2, 8])
  })

  it('weigh earlier trials of the member too', () => {
    const outcomes = choicesOf(study({ trials: 9 })).map((parameters) => doJob(setup, { kind: 'trial', parameters }) as Outcome)
    const [few, many] = [9, 5_000].map((counted) => doJob(setup, { kind: 'judge', outcomes, counted, seed: 1 }))
    expect(few?.counted.expected_best).toBe(few?.expected_best)
    expect(many?.counted.expected_best).toBeGreaterThan(few?.expected_best ?? 0)
    expect(many?.counted.deflated_sharpe).toBeLessThan(few?.deflated_sharpe ?? 0)
    expect(many?.bands).toEqual(few?.bands)
  })
})

describe('the surface', () => {
  const space = searched.olmar as NonNullable<typeof searched.olmar>
  const tried = (window: number, eps: number, sharpe: number) => ({ parameters: { window, eps }, sharpe, final_wealth: 1 + sharpe })

  it('has a cell for each pair of a grid, the chosen one and its neighbours', () => {
    const trials = [2, 5, 9].flatMap((window, row) => [1, 10].map((eps, column) => tried(window, eps, row + column)))
    const surface = surfaceOf(space, trials, trials.at(-1) as (typeof trials)[number])
    expect(surface.across).toEqual({ name: 'window', labels: ['2', '5', '9'] })
    expect(surface.down).toEqual({ name: 'eps', labels: ['1', '10'] })
    expect(surface.cells.map((row) => row.map(({ sharpe }) => sharpe))).toEqual([[0, 1, 2], [1, 2, 3]]) // biome-ignore format: a table
    expect(surface.chosen).toEqual({ row: 1, column: 2 })
    expect(neighboursOf(surface, surface.chosen)).toHaveLength(3)
  })

  it('puts random parameters into bins, and shows the mean of each', () => {
    const choices = choicesOf(study({ method: 'random', trials: 100 }))
    const trials = choices.map((parameters, n) => ({ parameters, sharpe: n, final_wealth: 1 }))
    const { cells, across, down } = surfaceOf(space, trials, trials[3] as (typeof trials)[number])
    expect([across.labels.length, down?.labels.length]).toEqual([8, 8])
    expect(cells.flat().reduce((sum, { trials: n }) => sum + n, 0)).toBe(100)
    expect(cells.flat().find(({ trials: n }) => n === 0)?.sharpe ?? null).toBeNull()
  })

  it('is one row for a rule with one parameter', () => {
    const trials = [1, 2, 3].map((eta) => ({ parameters: { eta }, sharpe: -eta, final_wealth: 1 }))
    const { cells, down } = surfaceOf(searched.eg ?? {}, trials, trials[0] as (typeof trials)[number])
    expect([down, cells.length, cells[0]?.length]).toEqual([null, 1, 3])
  })
})

it('calls a result luck, too close, or more than luck, with its numbers', () => {
  const report: Record<string, unknown>[] = []
  const t = ((key: string, params: object) => report.push({ key, ...params })) as unknown as Parameters<typeof verdictText>[0]
  const verdict = (sharpe: number, deflated_sharpe: number) => ({
    best: { parameters: {}, sharpe, final_wealth: 1 },
    counted: { trials: 46, expected_best: 0.115, deflated_sharpe },
  })
  for (const [sharpe, deflated] of [[0.1, 0.4], [0.13, 0.949], [0.2, 0.95], [-0.0001, 0]] as const) verdictText(t, verdict(sharpe, deflated), 365) // biome-ignore format: a table
  expect(report).toEqual([
    { key: 'evidence.verdict.luck', trials: 46, luck: '2.2', yours: '1.9' },
    { key: 'evidence.verdict.unsure', trials: 46, luck: '2.2', yours: '2.5' },
    { key: 'evidence.verdict.real', trials: 46, luck: '2.2', yours: '3.8' },
    { key: 'evidence.verdict.luck', trials: 46, luck: '2.2', yours: '0.0' },
  ])
})

it('takes only settings that can be run', () => {
  const draft = firstStudy('walk_forward', new Date('2026-11-20T12:00:00Z'))
  expect(readStudy('walk_forward', draft, null)).toMatchObject({
    study: { from: '2023-11-21', to: '2026-11-20', trials: 25, fit: 250, test: 60 },
  })
  expect(readStudy('walk_forward', { ...draft, trials: '1', fit: '29.5', test: '', coins: ['BTC'] }, null)).toEqual({
    wrong: { coins: true, trials: true, fit: true, test: true },
  })
  const own = { at: [], closes: [], source: 'OWN' }
  expect(readStudy('search', { ...draft, coins: [], from: '' }, own)).toMatchObject({ study: { own } })
})
