/**
 * Forecasts of the next day: written before it begins, never changed, scored when it is over; live and backtest, and two price sources,
 * apart.
 */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { BAR_MS, COINS, DAY_MS, DAYS, startScene } from './market.ts'

const CUT_MS = 23.5 * 3_600_000
const MODELS = 7
const date = (at: number) => new Date(at).toISOString().slice(0, 10)

onStore((store) => {
  it('forecasts the past as a marked backtest, and answers with it', async () => {
    const { app, today } = await startScene(store)
    await app.assembly.forecasts.run(null)
    const { body } = await app.anyone.call('GET', '/forecasts')
    const bitcoin = (body.data as unknown as { coin: string }[]).find(({ coin }) => coin === 'bitcoin')
    expect(bitcoin).toMatchObject({
      state: 'ready',
      forecast: { day: date(today), origin: 'backtest', price_source: 'SIMULATED 2', level_percent: 90, base_price: '50000' },
      live: { from: null, coverage: { days: 0, covered_percent: null, least: null } },
      backtest: { from: date(today - (DAYS - 1) * DAY_MS), to: date(today - DAY_MS), coverage: { days: DAYS - 1 } },
    })
    const solana = (body.data as unknown as { coin: string }[]).find(({ coin }) => coin === 'solana')
    expect(solana).toMatchObject({ state: 'collecting', days_known: 0, forecast: null })
    const detail = await app.anyone.call('GET', '/forecasts/bitcoin')
    expect(detail.body.data?.models).toHaveLength(MODELS)
    expect(Number(detail.body.data?.ensemble?.regret)).toBeLessThanOrEqual(Number(detail.body.data?.ensemble?.regret_bound))
    const overview = await app.anyone.call('GET', '/forecasts/overview')
    expect(overview.body.data).toMatchObject({
      state: 'collecting',
      day: date(today),
      live_since: null,
      next_at: new Date(today + CUT_MS).toISOString(),
      backtest: { coverage: { days: 2 * (DAYS - 1), least: null } },
    })
    expect(Number(overview.body.data?.run_seconds)).toBeGreaterThan(0)
    expect((await app.anyone.call('GET', '/forecasts/nocoin')).status).toBe(404)
    expect((await app.anyone.call('GET', '/forecasts/nocoin/history')).status).toBe(404)
  })

  it('writes a live forecast at 23:30 for the next day, and scores it when that day is over', async () => {
    const { app, today, at, trade } = await startScene(store)
    const tomorrow = today + DAY_MS
    await trade(today - BAR_MS, today + CUT_MS - BAR_MS)
    at(today + CUT_MS - 1000)
    await app.assembly.forecasts.run(null)
    at(today + CUT_MS + 1000)
    await app.assembly.forecasts.run(null)
    expect(await app.database.query(`SELECT FROM forecast WHERE origin = 'live'`), 'the last bar before 23:30 is awaited').toEqual([])
    await trade(today + CUT_MS - BAR_MS, today + CUT_MS)
    await app.assembly.forecasts.run(null)
    const live = await app.database.query<{ day: string; early: boolean }>(
      `SELECT day::text, written_at < day::timestamp AT TIME ZONE 'UTC' AS early FROM forecast WHERE origin = 'live'`,
    )
    expect(live).toEqual(Array.from({ length: COINS.length * MODELS }, () => ({ day: date(tomorrow), early: true })))

    await trade(today + CUT_MS, tomorrow + DAY_MS)
    at(tomorrow + DAY_MS + 1000)
    await app.assembly.forecasts.run(null)
    const { body } = await app.anyone.call('GET', '/forecasts/ethereum/history?origin=live')
    expect(body.data).toMatchObject([{ day: date(tomorrow), origin: 'live', model: 'ensemble' }])
    expect(body.data?.[0]).toHaveProperty('missed', expect.any(Boolean))
    const row = body.data?.[0] as unknown as Record<string, number>
    expect(row.missed).toBe(Math.abs(row.return_percent as number) > (row.high_return_percent ?? Number.POSITIVE_INFINITY))
    const overview = await app.anyone.call('GET', '/forecasts/overview')
    expect(overview.body.data).toMatchObject({ live_since: date(tomorrow), live: { coverage: { days: 2 } } })
    // Today was forecast after it had begun: it stays a backtest.
    expect(overview.body.data?.backtest).toMatchObject({ coverage: { days: 2 * DAYS } })
  })

  it('shows no forecast of a day that is over, and keeps its record', async () => {
    const { app, today, at } = await startScene(store)
    await app.assembly.forecasts.run(null)
    at(today + DAY_MS + 1000)
    const { body } = await app.anyone.call('GET', '/forecasts')
    const bitcoin = (body.data as unknown as { coin: string }[]).find(({ coin }) => coin === 'bitcoin')
    expect(bitcoin).toMatchObject({ state: 'computing', forecast: null, backtest: { coverage: { days: DAYS - 1 } } })
    expect((await app.anyone.call('GET', '/forecasts/overview')).body.data).toMatchObject({ day: null })
  })

  it('makes no forecast for a day whose eve has no prices', async () => {
    const { app, today, at, trade } = await startScene(store)
    await trade(today - BAR_MS, today + CUT_MS / 2)
    at(today + CUT_MS + 600_000)
    await app.assembly.forecasts.run(null)
    expect(await app.database.query(`SELECT FROM forecast WHERE origin = 'live'`)).toEqual([])
  })

  it('pages the history by day, and gives every table as CSV', async () => {
    const { app, today } = await startScene(store)
    await app.assembly.forecasts.run(null)
    const first = await app.anyone.call('GET', '/forecasts/bitcoin/history?model=har&limit=3')
    const next = String(first.body.page?.next_cursor)
    const rest = await app.anyone.call('GET', `/forecasts/bitcoin/history?model=har&limit=3&cursor=${next}`)
    const days = [...(first.body.data as unknown as { day: string }[]), ...(rest.body.data as unknown as { day: string }[])].map(
      ({ day }) => day,
    )
    expect(days).toEqual(Array.from({ length: DAYS }, (_, n) => date(today - n * DAY_MS)))
    expect(rest.body.page).toEqual({ next_cursor: null, total: DAYS })
    const bad = await app.anyone.call('GET', '/forecasts/bitcoin/history?cursor=1:2')
    expect([bad.status, bad.body.error_code]).toEqual([400, 40])
    for (const [path, lines] of [
      ['/forecasts', 16],
      ['/forecasts/scores', 1 + 2 * MODELS],
      ['/forecasts/scores?coin=bitcoin', 1 + 2 * MODELS],
      ['/forecasts/models', 1 + MODELS],
      ['/forecasts/calibration', 21],
      ['/forecasts/bitcoin/history', 1 + DAYS],
    ] as const) {
      const { status, text, headers } = await app.anyone.call('GET', path, undefined, { accept: 'text/csv' })
      expect([path, status, text.trim().split('\r\n').length]).toEqual([path, 200, lines])
      expect(headers.get('content-type')).toContain('text/csv')
    }
  })

  it('compares each model with EWMA on the same days, and keeps a retired one in the table', async () => {
    const { app, today } = await startScene(store)
    await app.database.query(`INSERT INTO forecast_model (code, version, parameters_hash, released_at) VALUES ('har', 99, $1, $2)`, [
      Buffer.alloc(32),
      new Date(today - DAY_MS),
    ])
    await app.assembly.forecasts.run(null)
    const { body } = await app.anyone.call('GET', '/forecasts/scores')
    const lines = body.data as unknown as {
      model: string
      version: number
      origin: string
      verdict: string
      days: number
      retired_at: string | null
    }[]
    expect(lines.filter(({ origin }) => origin === 'backtest').map(({ model, verdict, days }) => [model, verdict, days])).toEqual(
      expect.arrayContaining([
        ['ewma', 'reference', DAYS - 1],
        ['har', 'too_early', DAYS - 1],
        ['har', 'too_early', 0],
      ]),
    )
    expect(lines.filter(({ version }) => version === 99).every(({ retired_at }) => retired_at !== null)).toBe(true)
    const cards = await app.anyone.call('GET', '/forecasts/models')
    const har = (cards.body.data as unknown as { model: string; trainings: object[] }[]).find(({ model }) => model === 'har')
    expect(har).toMatchObject({ version: 1, trained_every_days: 1, parameters: { week: 5, month: 22 } })
    expect(har?.trainings).toMatchObject(
      COINS.map((coin) => ({ coin, from: date(today), data_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })),
    )
  })

  it('never mixes two price sources', async () => {
    const { app, database } = await startScene(store)
    await app.assembly.forecasts.run(null)
    const other = await startApp(store, { database, feed: scriptedFeed({ source: 'LIVE' }) })
    await other.assembly.forecasts.run(null)
    const { body } = await other.anyone.call('GET', '/forecasts')
    expect(
      (body.data as unknown as { state: string; days_known: number }[]).every((one) => one.state === 'collecting' && one.days_known === 0),
    ).toBe(true)
    const scores = await other.anyone.call('GET', '/forecasts/scores?coin=bitcoin')
    expect((scores.body.data as unknown as { days: number }[]).every(({ days }) => days === 0)).toBe(true)
    expect((await other.anyone.call('GET', '/forecasts/bitcoin/history')).body.data).toEqual([])
    expect((await other.anyone.call('GET', '/forecasts/calibration')).body.data).toEqual([])
    const recorded = await startApp(store, { database, feed: scriptedFeed({ source: 'REPLAY of 2023' }) })
    await recorded.assembly.forecasts.run(null)
    expect((await recorded.anyone.call('GET', '/forecasts/overview')).body.data).toMatchObject({ state: 'recorded', next_at: null })
  })
})
