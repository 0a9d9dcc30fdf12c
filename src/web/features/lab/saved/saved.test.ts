import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lab } from '#contract/lab'
import type { Closes } from '../lab-messages.ts'
import { fillsOfLab, runLab } from '../run-lab.ts'
import { doJob } from '../study/do-job.ts'
import type { Job, StudySetup } from '../study/jobs.ts'
import type { Pool } from '../study/pool.ts'
import { runStudy } from '../study/run-study.ts'
import type { Study } from '../study/study-setup.ts'
import { figuresOfRun, figuresOfStudy } from './figures-of.ts'
import { differing } from './reproduce.ts'
import { bodyOfRun, bodyOfStudy, dataDigest, settingsOf } from './run-body.ts'

const coins = ['BTC', 'ETH', 'SOL']
const at = Array.from({ length: 140 }, (_, t) => new Date(Date.UTC(2026, 0, 1 + t)).toISOString())
const data: Closes = {
  at,
  closes: at.map((_, t) => [100 + Math.sin(t) * 8, 50 + Math.cos(t * 0.7) * 3, 10 + (t % 5)]),
  source: 'SIMULATED',
}
const study: Study = {
  kind: 'search',
  rule: 'olmar',
  coins,
  from: '2026-01-01',
  to: '2026-05-20',
  cost_bps: 15,
  method: 'random',
  trials: 8,
  seed: 5,
  fit: 40,
  test: 20,
  own: null,
}

/** Runs the jobs in this thread. */
function poolOf(setup: StudySetup): Pool {
  const run = async (jobs: readonly Job[], onDone?: (result: never, done: number) => void) =>
    jobs.map((job, n) => {
      const result = doJob(setup, job)
      onDone?.(result as never, n + 1)
      return result
    })
  return { run: run as Pool['run'], pause: () => {}, resume: () => {}, close: () => {} }
}
const hooks = (counted: number) => ({ openPool: poolOf, onPool: () => {}, onDone: () => {}, count: async () => counted })

/** Over the wire and back, checked by the contract. */
function saved(body: object) {
  const parsed = z.encode(lab.saveLabRun.body, z.decode(lab.saveLabRun.body, JSON.parse(JSON.stringify(body))))
  return { ...parsed, _id: 'x', trials: 46, created_at: at[0] as string }
}

describe('a saved run', () => {
  it('stands for the settings that give its figures again, to the last digit', async () => {
    for (const kind of ['search', 'walk_forward'] as const) {
      const result = await runStudy({ ...study, kind }, data, hooks(46))
      const reply = saved(bodyOfStudy(result))
      const settings = settingsOf(reply)
      if (settings?.kind !== 'study') return expect.fail('the settings of a study')
      const again = await runStudy(settings.study, data, hooks(settings.counted))
      expect(figuresOfStudy(again).length).toBeGreaterThan(3)
      expect(differing(reply.figures, figuresOfStudy(again))).toEqual([])
    }
    const setup = { choice: 'bot_7', coins, interval: '1d', from: '', to: '', cost_bps: 15, band: { runs: 5, block: 5, seed: 9 } } as const
    const reply = saved(bodyOfRun({ id: 1, setup, ...data, reply: runLab({ ...setup, closes: data.closes }) }))
    const settings = settingsOf(reply)
    if (settings?.kind !== 'run') return expect.fail('the settings of a run')
    const again = figuresOfRun(runLab({ ...settings.setup, closes: data.closes }))
    expect(differing(reply.figures, again)).toEqual([])
    expect(reply).toMatchObject({ first_at: at[0], last_at: at.at(-1), bars: 139, family: 'mixture' })
  })

  it('notices a last digit, a missing figure and a changed price', () => {
    const figures = [{ name: 'net', value: 0.1 + 0.2 }]
    expect(differing(figures, [{ name: 'net', value: 0.3 }])).toEqual(['net'])
    expect(differing(figures, [])).toEqual(['net'])
    const changed = { ...data, closes: data.closes.map((row, t) => (t === 7 ? row.map((close) => close + 1e-9) : row)) }
    expect(dataDigest(changed, coins)).not.toBe(dataDigest(data, coins))
    expect(dataDigest({ ...data }, coins)).toBe(dataDigest(data, coins))
    expect(dataDigest(data, coins)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps the text of an own rule, and runs no text that it cannot read', () => {
    const program = 'weight if rank(return(28)) <= 3 then 1 / 3 else 0\nrebalance every 7'
    const setup = { choice: 'own', program, coins, interval: '1d', from: '', to: '', cost_bps: 15, band: null } as const
    const reply = saved(bodyOfRun({ id: 1, setup, ...data, reply: runLab({ ...setup, closes: data.closes }) }))
    const settings = settingsOf(reply)
    if (settings?.kind !== 'run') return expect.fail('the settings of a run')
    expect(differing(reply.figures, figuresOfRun(runLab({ ...settings.setup, closes: data.closes })))).toEqual([])
    expect(fillsOfLab({ ...settings.setup, closes: data.closes }).length).toBeGreaterThan(0)
    expect(settingsOf({ ...reply, program: 'weight rank(' })).toBeNull()
    expect(settingsOf({ ...reply, program: undefined })).toBeNull()
  })

  it('of a rule that this version does not know is not run', async () => {
    const reply = saved(bodyOfStudy(await runStudy(study, data, hooks(8))))
    expect(settingsOf({ ...reply, choice: 'later' })).toBeNull()
    expect(settingsOf({ ...reply, kind: 'run', choice: 'later' })).toBeNull()
  })
})
