/** npm run demo: invented people in a directory that says so, and books that add up. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { loadSecretKey } from '#server/store'
import { startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { longIt } from '#test/support/whole.ts'
import { markDemo } from '../../../tools/demo/mark.ts'

const store = testStore('embedded')
/** Enough for a median of hours; more in `npm run test:full`. */
const PEOPLE = Number(process.env.DEMO_PEOPLE ?? 60)
const run = promisify(execFile)

longIt('fills a marked directory with people whose books add up, and every answer of the configuration says so', async () => {
  const place = await store.place()
  const environment = {
    ...process.env,
    DATA_DIR: place.data_dir,
    ADMIN_EMAIL: 'first@operator.test',
    ADMIN_PASSWORD: 'crisp-otter-vellum-91',
  }
  const demo = (users: string) =>
    run(process.execPath, ['--conditions=source', '--import', 'tsx', 'tools/demo.ts', '--users', users, '--bot-days', '0.25'], {
      env: environment,
    })
  const first = (await demo(String(PEOPLE))).stdout
  expect(first).toContain(`${PEOPLE} people`)
  expect((await demo('50')).stdout).toMatch(/ 0 findings of the auditor/)
  expect(first).toContain('The bots have traded 6 hours.')
  // What the demo sealed opens with its own key.
  const secret_key = await loadSecretKey({ secret_key: null, kind: 'embedded', data_dir: place.data_dir })
  if (isRefused(secret_key)) throw new Error(secret_key.detail)
  const app = await startApp(store, { database: await store.open(place), secret_key })
  const bots = (await app.anyone.call('GET', '/bots')).body.data as unknown as { since_release: object | null; simulated: object | null }[]
  expect(bots.map(({ since_release, simulated }) => [since_release !== null, simulated !== null])).toEqual(Array(6).fill([true, true]))
  expect((await app.anyone.call('GET', '/trades?limit=1')).body.page?.total).toBeGreaterThan(20)
  expect((await app.anyone.call('GET', '/config')).body.data?.demo).toBe(true)
  const stats = (await app.anyone.call('GET', '/stats')).body.data as unknown as { name: string; value: string }[]
  const of = (name: string) => stats.find((stat) => stat.name === name)?.value
  expect(Number(of('verified_users'))).toBeGreaterThan(PEOPLE + 30)
  expect(of('median_withdrawal_time')).toBe('3600')
  const [, email = '', password = ''] = /^Member (\S+), password (\S+) /m.exec(first) ?? []
  const member = await app.logIn(email, password)
  const account = (await member.call('GET', '/me/account')).body.data
  expect(account?.account_info).toMatchObject({ open_investments: 3, held_balance: '150.00' })
  expect((account?.investments as unknown as { status: string }[]).map(({ status }) => status).sort()).toEqual([
    'active',
    'active',
    'active',
    'expired',
  ])
  // The other rooms: written by themselves, and nothing that was computed afterwards is called live.
  const overview = (await app.anyone.call('GET', '/forecasts/overview')).body.data as unknown as Record<string, unknown>
  expect(overview).toMatchObject({ state: 'ready', live_since: null, next_at: expect.any(String), live: { coverage: { days: 0 } } })
  expect((overview.backtest as { coverage: { days: number } }).coverage.days).toBeGreaterThan(365 * 10)
  const published = (await app.anyone.call('GET', '/testimonials')).body.data as unknown as { testimonials?: object[] } | object[]
  expect(JSON.stringify(published)).toContain('display_name')
  const administrator = await app.administrator()
  const applications = (await administrator.call('GET', '/admin/ira-form')).body.data as unknown as { state: string }[]
  expect(new Set(applications.map(({ state }) => state))).toEqual(new Set(['received', 'in_review', 'approved']))
  const bonuses = (await administrator.call('GET', '/admin/referral')).body.data as unknown as { state: string }[]
  expect(bonuses.some(({ state }) => state === 'paid')).toBe(true)
  expect(await app.audit()).toEqual([])
  await expect(app.database.transaction((tx) => tx.query('DELETE FROM demo_mark'))).rejects.toThrow('a demo stays one')
})

it('explains itself and does nothing more when asked for help', async () => {
  const { stdout } = await run(process.execPath, ['--conditions=source', '--import', 'tsx', 'tools/demo.ts', '--help'], {
    env: { ...process.env, DATA_DIR: '/nowhere/demo' },
  })
  expect(stdout).toContain('--bot-days N')
})

it('adds no demo data beside real people', async () => {
  const app = await startApp(store)
  await app.member()
  expect(await markDemo(app.database)).toBe(false)
  expect((await app.anyone.call('GET', '/config')).body.data?.demo).toBe(false)
})
