/** What a server lacks before real use: each fact as it is, and as soon as it changes. */
import { expect, it, onTestFinished } from 'vitest'
import { setupFactNames } from '#contract/admin/setup'
import { listenMetrics } from '#server/metrics'
import { type Client, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { enrol } from '../identity/factor-people.ts'
import { startSmtp } from '../mail/smtp.ts'
import { colleague } from './people.ts'

type Fact = {
  readonly name: string
  readonly state: string
  readonly finding: string
  readonly count: number | null
  readonly at: string | null
}

async function read(who: Client) {
  const { status, body } = await who.call('GET', '/admin/setup')
  const facts = (body.data?.facts ?? []) as unknown as Fact[]
  return { status, facts, next: body.data?.next, of: (name: string) => facts.find((fact) => fact.name === name) }
}

onStore((store) => {
  it('says what a server on one machine lacks, and which step comes first', async () => {
    const app = await startApp(store, { environment: { DATA_DIR: scratch() } })
    const { facts, next } = await read(await app.administrator())
    expect(facts.map(({ name }) => name)).toEqual([...setupFactNames])
    const embedded = store.kind === 'embedded'
    const found = Object.fromEntries(facts.map(({ name, state, finding }) => [name, `${state} ${finding}`]))
    expect(found).toEqual({
      disk: embedded ? expect.stringMatching(/^(done disk_free|missing disk_low)$/) : 'advice disk_elsewhere',
      clock: embedded ? 'advice clock_alone' : 'done clock_in_step',
      secret_key: 'done key_own',
      mail: 'missing mail_sandbox',
      address: 'missing address_local',
      second_factor: 'missing factors_missing',
      second_administrator: 'missing administrators_one',
      operator: 'missing operator_no_name',
      backup: 'missing backup_off',
      restored: 'missing restored_never',
      metrics: 'missing metrics_off',
      database: embedded ? 'advice database_embedded' : 'done database_own',
    })
    expect(facts.find(({ name }) => name === next)?.state).toBe('missing')
    expect(
      facts
        .slice(
          0,
          facts.findIndex(({ name }) => name === next),
        )
        .map(({ state }) => state),
    ).not.toContain('missing')
  })

  it('follows people, settings and roles at once: staff read it, members do not', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const auditor = await colleague(app, boss, 'auditor')
    expect([(await read(auditor)).status, (await read(await app.member())).status, (await read(app.anyone)).status]).toEqual([
      200, 403, 401,
    ])
    await boss.call('PATCH', '/admin/settings', { company_block: 'Example Ltd' })
    expect((await read(boss)).of('operator')?.finding).toBe('operator_no_contact')
    await boss.call('PATCH', '/admin/settings', { support_email: 'help@operator.test' })
    expect((await read(boss)).of('operator')?.state).toBe('done')
    const ada = await colleague(app, boss, 'administrator')
    expect((await read(boss)).of('second_administrator')).toMatchObject({ state: 'done', count: 2 })
    await enrol(app, boss)
    expect((await read(boss)).of('second_factor')).toMatchObject({ state: 'missing', count: 1 })
    await enrol(app, ada)
    expect((await read(boss)).of('second_factor')).toMatchObject({ finding: 'factors_all', count: 2 })
    // One who cannot decide is no second person.
    await app.database.query(`UPDATE users SET status = 'suspended', suspended_at = now() WHERE id = $1`, [ada.user_id])
    expect((await read(boss)).of('second_administrator')).toMatchObject({ state: 'missing', count: 1 })
  })

  it('knows of a mail once the mail server took one', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const app = await startApp(store, {
      environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://clearterm.example', STAFF_SECOND_FACTOR: 'optional' },
    })
    const boss = await app.administrator()
    const before = await read(boss)
    expect([before.of('mail')?.finding, before.of('address')?.finding]).toEqual(['mail_unsent', 'address_public'])
    await boss.call('POST', '/admin/invite', { email: 'ada@staff.test', role: 'operator' })
    await app.settled()
    await app.assembly.mail.deliver()
    const { of } = await read(boss)
    expect(of('mail')).toMatchObject({ finding: 'mail_sent', at: expect.any(String) })
  })

  it('knows when the metrics were read last, and forgets no silence', async () => {
    const app = await startApp(store, { environment: { METRICS_PORT: '9464' } })
    const boss = await app.administrator()
    const found = async () => (await read(boss)).of('metrics')?.finding
    expect(await found()).toBe('metrics_never')
    const server = await listenMetrics({ host: '127.0.0.1', port: 0, token: null }, app.assembly.exposition)
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(200)
    await server.close()
    expect(await found()).toBe('metrics_scraped')
    app.clock.advance(700)
    expect(await found()).toBe('metrics_late')
  })
})
