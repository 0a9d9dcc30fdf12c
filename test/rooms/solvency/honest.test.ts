/** An honest platform over real HTTP: a stranger's tool and every user find that its proof holds, epoch after epoch. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatDecimal } from '#kernel/money'
import { parseBase64, parseStatement, type Statement, verifyBundle, verifyLeaves } from '#proof/index'
import { runTool } from '#test/rooms/proof/run-tool.ts'
import type { Client } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { makeWorld, must, owedTo, type World } from './world.ts'

async function identityOf({ app }: World) {
  const { data } = await must(app.anyone.call('GET', '/proof'))
  return { origin: String(data?.origin), public_key: parseBase64(String(data?.public_key)) ?? new Uint8Array() }
}

async function statementOf({ app }: World, epoch: number): Promise<Statement> {
  const { data } = await must(app.anyone.call('GET', `/proof/${epoch}`))
  const statement = parseStatement(String(data?.statement))
  if ('refused' in statement) throw new Error(statement.refused)
  return statement
}

/** The user's own check by src/proof and by the tool, against what their dashboard says. */
async function expectOwn(world: World, person: Client, epoch: number): Promise<bigint> {
  const identity = await identityOf(world)
  const amount = await owedTo(person)
  const { data } = await must(person.call('GET', '/me/proof'))
  const { steps } = verifyBundle(data, { ...identity, account_id: person.user_id, amount, least_epoch: epoch })
  expect(steps.filter((step) => !step.ok)).toEqual([])
  const file = join(scratch(), 'bundle.json')
  writeFileSync(file, JSON.stringify({ data }))
  const own = ['--bundle', file, '--account', person.user_id, '--amount', String(amount)]
  const run = await runTool(['--url', world.app.url, '--state', `${file}.state`, ...own])
  expect(run).toMatchObject({ exit: 0 })
  return amount
}

onStore((store) => {
  it('is believed by a stranger and by every user through deposits, plans, withdrawals and two epochs', async () => {
    const world = await makeWorld(store)
    const { app, people, boss } = world
    const state = join(scratch(), 'state.json')
    expect(await world.makeEpoch()).toBe(1)
    expect(await runTool(['--url', app.url, '--state', state, '--all'])).toMatchObject({ exit: 0 })
    let total = 0n
    for (const person of people) total += await expectOwn(world, person, 1)
    expect((await statementOf(world, 1)).liabilities).toBe(total)

    const [invested, withdrawing] = people
    const { data } = await must(invested?.call('GET', '/me/investments') ?? Promise.reject())
    await must(boss.call('POST', '/admin/business-date', { days: 2 }))
    await must(invested?.call('PATCH', `/private/user/investment/${data?.[0]?._id}`, {}) ?? Promise.reject())
    await must(withdrawing?.call('POST', '/me/transfer', { from: 'bonus', amount: '2.34' }) ?? Promise.reject())
    const late = await app.member({ funded: '77.07' })
    expect(await world.makeEpoch()).toBe(2)
    const again = await runTool(['--url', app.url, '--state', state, '--all'])
    expect(again).toMatchObject({ exit: 0 })
    expect(again.output).toContain('seen before are its start')
    for (const person of [...people, late]) await expectOwn(world, person, 2)
  })

  describe('with one epoch', () => {
    let world: World
    beforeAll(async () => {
      world = await makeWorld(store)
      await world.makeEpoch()
    })

    it('states the treasury’s own figures, and a total that its leaves add up to', async () => {
      const { data } = await must(world.boss.call('GET', '/admin/treasury'))
      const statement = await statementOf(world, 1)
      expect(formatDecimal(statement.liabilities)).toBe(data?.liabilities)
      expect(formatDecimal(statement.custody)).toBe(data?.custody)
      expect(formatDecimal(statement.reserve_free)).toBe(data?.reserve?.free)
      expect(formatDecimal(statement.reserve_committed)).toBe(data?.reserve?.committed)
      expect(statement.coverage_bps).toBe(data?.coverage_bps)
      // The administrator too, and the member with nothing.
      expect(statement.leaves).toBe(4 * world.people.length)
      expect(verifyLeaves((await world.app.anyone.call('GET', '/proof/1/leaves')).text, statement)).toBe(true)
    })

    it('counts those who checked once each, and takes no check of an epoch that the user is not in', async () => {
      const [ada, bob] = world.people
      const late = await world.app.member()
      const check = (who: Client | undefined, epoch: number) => who?.call('POST', '/me/proof/checked', { epoch })
      expect((await check(ada, 1))?.body.data).toEqual({ epoch: 1, checkers: 1 })
      expect((await check(ada, 1))?.body.data).toEqual({ epoch: 1, checkers: 1 })
      expect((await check(bob, 1))?.body.data).toEqual({ epoch: 1, checkers: 2 })
      expect([(await check(late, 1))?.status, (await check(ada, 2))?.status, (await check(ada, 0))?.status]).toEqual([404, 404, 400])
      const none = await late.call('GET', '/me/proof')
      expect([none.status, none.body]).toEqual([200, { data: null }])
      const { data } = await must(world.app.anyone.call('GET', '/proof'))
      expect(data?.epochs).toMatchObject([{ epoch: 1, checkers: 2 }])
    })

    it('answers what never changes so that it may be kept, the leaves compressed, and nothing beyond what was signed', async () => {
      const { anyone, url } = world.app
      const size = Number((await must(anyone.call('GET', '/proof/1'))).data?.statement_index) + 1
      const entries = `/proof/log/entries?from=0&to=${size}`
      for (const path of ['/proof/1', '/proof/1/leaves', entries, `/proof/log/inclusion?index=0&size=${size}`]) {
        const first = await anyone.call('GET', path)
        expect([path, first.status, first.headers.get('cache-control')]).toEqual([path, 200, 'public, max-age=31536000, immutable'])
        const again = await anyone.call('GET', path, undefined, { 'if-none-match': first.headers.get('etag') ?? '' })
        expect(again.status).toBe(304)
      }
      const beyond = await anyone.call('GET', `/proof/log/entries?from=0&to=${size + 1}`)
      expect([beyond.status, beyond.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(beyond.body.data?.entries?.length).toBe(size)
      const [packed, plain] = await Promise.all(
        ['gzip', 'identity'].map((encoding) => fetch(`${url}/api/v1/proof/1/leaves`, { headers: { 'accept-encoding': encoding } })),
      )
      expect([packed?.headers.get('content-encoding'), plain?.headers.get('content-encoding')]).toEqual(['gzip', null])
      expect(await packed?.text()).toBe(await plain?.text())
    })

    it('says what there is not, refuses what makes no sense, and breaks over nothing', async () => {
      const absent = ['/proof/0', '/proof/2', '/proof/x', '/proof/01', '/proof/4294967296', '/proof/9999999999999', '/proof/2/leaves']
      for (const path of absent) expect([path, (await world.app.anyone.call('GET', path)).body.error_code]).toEqual([path, 28])
      const senseless = [
        ...['', '?from=-1&to=2', '?from=2&to=1', '?from=0x1&to=2', '?from=0&to=1e3', '?from=0&to=9999999999999999'].map(
          (it) => `entries${it}`,
        ),
        ...['?index=0&size=0', '?index=0&size=9007199254740991', '?index=2&size=2'].map((it) => `inclusion${it}`),
        ...['?from=3&to=2', '?from=0&to=9007199254740991'].map((it) => `consistency${it}`),
      ]
      for (const path of senseless)
        expect([path, (await world.app.anyone.call('GET', `/proof/log/${path}`)).body.error_code]).toEqual([path, 40])
    })

    it('tells in /readyz how old the newest epoch is', async () => {
      const { body } = await world.app.anyone.call('GET', '/readyz')
      expect(body.checks).toContainEqual({
        name: 'proof',
        ok: true,
        warning: false,
        detail: expect.stringMatching(/^Epoch 1 is \d+ s old\.$/),
      })
    })
  })
})
