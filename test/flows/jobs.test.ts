/**
 * Jobs with a long interval: the database has their last run, so a server that restarts more often than that still runs them, and no more.
 */
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { JobName } from '#contract/admin/console'
import { type Job, openSchedule, type Schedule } from '#server/jobs'
import type { Database } from '#server/store'
import { movableClock, type TestClock } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const [HOUR, DAY, LOOK_MS] = [3_600, 86_400, 10]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

onStore((store) => {
  let database: Database
  let clock: TestClock
  let ran: string[]
  beforeEach(async () => {
    database = await store.open()
    clock = movableClock()
    ran = []
  })

  const job = (name: JobName, every_seconds: number, run: () => unknown = () => undefined): Job => ({
    name,
    every_seconds,
    run: async () => {
      const outcome = await run()
      if (outcome !== false) ran.push(name)
      return outcome
    },
  })

  /** A server's start. It has looked once at least when this resolves. */
  async function start(jobs: readonly Job[], look_ms = LOOK_MS): Promise<Schedule> {
    const schedule = openSchedule({ clock, report: () => undefined, database, look_ms })
    schedule.add(jobs)
    schedule.start()
    onTestFinished(() => schedule.stop())
    return schedule
  }
  const settled = () => pause(15 * LOOK_MS)

  it('runs a daily job of a server that is restarted every six hours once a day', async () => {
    for (let hours = 0; hours < 49; hours += 6) {
      const schedule = await start([job('audit whole', DAY)])
      await expect.poll(async () => schedule.states()[0]?.last_run_at ?? null, { interval: 2 }).not.toBeNull()
      if (hours % 24 === 0) await expect.poll(() => ran.length, { interval: 2 }).toBe(hours / 24 + 1)
      await schedule.stop()
      clock.advance(6 * HOUR)
    }
    expect(ran).toHaveLength(3)
  })

  it('begins what is overdue one after the other, the longest overdue first, and what is not overdue waits the rest of its time', async () => {
    const [daily, hourly, fresh] = [job('audit whole', DAY), job('support', HOUR), job('purge', HOUR)]
    const first = await start([daily, hourly])
    await expect.poll(() => ran.length).toBe(2)
    await first.stop()
    clock.advance(2 * DAY)
    ran = []
    const second = await start([daily, hourly, fresh])
    // Begun at once, they would come in the order of the list.
    await expect.poll(() => ran).toEqual(['purge', 'support', 'audit whole'])
    clock.advance(HOUR - 60)
    await settled()
    expect(ran).toHaveLength(3)
    clock.advance(60)
    await expect.poll(() => ran.slice(3).sort()).toEqual(['purge', 'support'])
    await second.stop()
  })

  it('keeps why the last run failed over a restart, and takes over what another node noted', async () => {
    const failing = job('audit log', HOUR, () => {
      throw new Error('entry 7 is not as it was written')
    })
    const first = await start([failing])
    await expect.poll(() => first.states()[0]?.failures).toBe(1)
    await first.stop()
    const [second, other] = [await start([job('audit log', HOUR)]), await start([job('audit log', HOUR)])]
    await expect.poll(() => second.states()).toMatchObject([{ last_error: 'entry 7 is not as it was written', runs: 0 }])
    clock.advance(HOUR)
    await expect.poll(() => [second, other].map((node) => node.states()[0]?.last_error)).toEqual([null, null])
    expect(ran.length).toBeLessThanOrEqual(2)
  })

  it('notes nothing where another node leads, and is not misled by a run that a wrong clock noted', async () => {
    let leads = false
    const led = await start([job('purge', HOUR, () => leads)])
    await settled()
    expect(await database.query('SELECT job FROM job_run')).toEqual([])
    leads = true
    clock.advance(60)
    await expect.poll(() => ran).toEqual(['purge'])
    await led.stop()
    await database.query(`UPDATE job_run SET ran_at = ran_at + interval '3 years'`)
    const [one, two] = [await start([job('purge', HOUR)]), await start([job('purge', HOUR)])]
    await expect.poll(() => ran.length).toBeGreaterThan(1)
    await settled()
    const after = ran.length
    expect(after).toBeLessThanOrEqual(3)
    await settled()
    expect(ran).toHaveLength(after)
    expect((one.states()[0]?.last_run_at ?? 0) <= clock.now()).toBe(true)
    await two.stop()
  })
})
