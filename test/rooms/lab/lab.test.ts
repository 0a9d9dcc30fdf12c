/** The lab's calls over real HTTP: a count of trials that only grows, and saved runs that come back to the last digit. */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { labRun } from './runs.ts'

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store)
  })

  const count = (member: Client, family: string, trials: unknown, key = newId()) =>
    member.call('POST', '/me/lab/trials', { family, trials }, { 'idempotency-key': key })
  const save = (member: Client, changed: object = {}, key = newId()) =>
    member.call('POST', '/me/lab/runs', labRun(changed), { 'idempotency-key': key })
  const totalOf = async (member: Client) => (await member.call('GET', '/me/lab/trials')).body.data?.total

  it('counts trials by family of rules, each member their own', async () => {
    const [ada, eve] = [await app.member(), await app.member()]
    expect((await count(ada, 'eg', 1)).status).toBe(201)
    await count(ada, 'olmar', 200)
    const counted = await count(ada, 'eg', 45)
    const families = [
      { family: 'eg', trials: 46 },
      { family: 'olmar', trials: 200 },
    ]
    expect(counted.body.data).toEqual({ total: 246, families })
    expect((await ada.call('GET', '/me/lab/trials')).body.data).toEqual({ total: 246, families })
    expect(await totalOf(eve)).toBe(0)
  })

  it('counts a repeated report once, also many at the same time', async () => {
    const ada = await app.member()
    const key = newId()
    const sent = await Promise.all(Array.from({ length: 5 }, () => count(ada, 'ons', 10, key)))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(sent.filter(({ headers }) => headers.get('idempotent-replay') === 'true')).toHaveLength(4)
    expect(await totalOf(ada)).toBe(10)
    expect((await count(ada, 'ons', 11, key)).body.error_code).toBe(53)
  })

  it('refuses a count that is none, and one of an unknown family', async () => {
    const ada = await app.member()
    for (const [family, trials] of [
      ['eg', 0],
      ['eg', -5],
      ['eg', 1.5],
      ['eg', 1001],
      ['luck', 1],
    ] as const)
      expect([family, trials, (await count(ada, family, trials)).status]).toEqual([family, trials, 400])
    expect(await totalOf(ada)).toBe(0)
  })

  it('has no way to lower the count: neither by a saved run that is removed, nor in the database', async () => {
    const ada = await app.member()
    await count(ada, 'olmar', 200)
    const { body } = await save(ada)
    expect((await ada.call('DELETE', `/me/lab/runs/${body.data?._id}`)).status).toBe(204)
    expect(await totalOf(ada)).toBe(200)
    for (const statement of ['UPDATE lab_trial SET trials = 1', 'DELETE FROM lab_trial', 'TRUNCATE lab_trial'])
      await expect(app.database.transaction((tx) => tx.query(statement))).rejects.toThrow(/never changes|permission denied/)
    expect(await totalOf(ada)).toBe(200)
  })

  it('limits reports and saved runs', async () => {
    const ada = await app.member()
    await app.database.query('INSERT INTO throttle (bucket, key, tally, started_at, stale_at) VALUES ($1, $2, 600, $3, $3)', [
      'lab-trials',
      ada.user_id,
      app.clock.now(),
    ])
    expect((await count(ada, 'eg', 1)).body.error_code).toBe(60)
    const [first] = await Promise.all(Array.from({ length: 61 }, () => save(ada))).then((all) => all.filter(({ status }) => status === 429))
    expect(first?.body.error_code).toBe(60)
  })

  it('gives a saved run back to the last digit, to anyone with its link and without its member', async () => {
    const ada = await app.member()
    await count(ada, 'olmar', 230)
    const saved = await save(ada)
    expect(saved.status).toBe(201)
    const id = String(saved.body.data?._id)
    const read = await app.anyone.call('GET', `/lab/runs/${id}`)
    expect(read.body.data).toEqual({ _id: id, ...labRun(), trials: 230, created_at: read.body.data?.created_at })
    expect(read.text).not.toContain(ada.user_id)
    expect(read.text).toContain('1.2345678901234566e-7')
    await count(ada, 'olmar', 100)
    expect((await app.anyone.call('GET', `/lab/runs/${id}`)).text).toBe(read.text)
    expect((await app.anyone.call('GET', `/lab/runs/${newId()}`)).body.error_code).toBe(28)
  })

  it('saves a repeated run once, and at most a hundred', async () => {
    const ada = await app.member()
    const key = newId()
    const [first, again] = [await save(ada, {}, key), await save(ada, {}, key)]
    expect([again.body.data?._id, again.headers.get('idempotent-replay')]).toEqual([first.body.data?._id, 'true'])
    expect((await save(ada, { cost_bps: 16 }, key)).body.error_code).toBe(53)
    expect((await ada.call('GET', '/me/lab/runs')).body.data).toHaveLength(1)
    await app.database.query(
      `INSERT INTO lab_run (id, user_id, inputs, figures, trials, key_hash, body_hash, created_at)
       SELECT gen_random_uuid(), user_id, inputs, figures, 0, sha256(n::text::bytea), body_hash, created_at FROM lab_run, generate_series(1, 99) n
       WHERE user_id = $1`,
      [ada.user_id],
    )
    const full = await save(ada)
    expect([full.status, full.body.error_code, full.body.params?.reason]).toEqual([409, 52, 'lab_runs_full'])
  })

  it('removes only own runs', async () => {
    const [ada, eve] = [await app.member(), await app.member()]
    const id = String((await save(ada)).body.data?._id)
    expect((await eve.call('DELETE', `/me/lab/runs/${id}`)).body.error_code).toBe(28)
    expect((await eve.call('GET', '/me/lab/runs')).body.data).toEqual([])
    expect((await ada.call('DELETE', `/me/lab/runs/${id}`)).status).toBe(204)
    expect((await app.anyone.call('GET', `/lab/runs/${id}`)).status).toBe(404)
  })

  it('refuses inputs without bounds', async () => {
    const ada = await app.member()
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `f${n}`, value: n }))
    for (const changed of [
      { figures: [] },
      { figures: many },
      { parameters: many },
      { coins: ['BTC'] },
      { coins: ['BTC', '<script>'] },
      { data_digest: 'x' },
      { cost_bps: 1e9 },
      { choice: 'Drop Table' },
      { text: 'more' },
    ])
      expect([changed, (await save(ada, changed)).status]).toEqual([changed, 400])
  })

  it('lists saved runs as CSV', async () => {
    const ada = await app.member()
    await save(ada)
    const { text } = await ada.call('GET', '/me/lab/runs', undefined, { accept: 'text/csv' })
    expect(text.split(/\r?\n/)[0]).toContain('"kind","choice","family","coins"')
    expect(text).toContain('"search","olmar","olmar","3"')
  })

  it('erases trials and saved runs with the account', async () => {
    const ada = await app.member()
    await count(ada, 'eg', 3)
    const id = String((await save(ada)).body.data?._id)
    expect((await ada.call('GET', '/me/export')).text).toContain('saved_runs')
    expect((await ada.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    expect((await app.anyone.call('GET', `/lab/runs/${id}`)).status).toBe(404)
    const [left] = await app.database.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM lab_trial WHERE user_id = $1)::int + (SELECT count(*) FROM lab_member WHERE user_id = $1)::int AS n`,
      [ada.user_id],
    )
    expect(left?.n).toBe(0)
  })
})
