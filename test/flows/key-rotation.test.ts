/**
 * SECRET_KEY is replaced on two nodes while members use both: sessions, codes, factors, the audit log and the public log go on, and the old
 * key can go.
 */
import { expect, it } from 'vitest'
import { toBase64 } from '#proof/index'
import { checkSecretKey, countSealed, type Database, missingKeyFault, readKeyRing } from '#server/store'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { type DatabaseAddress, onStore, type TestStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { sealedValues } from '../../src/server/rooms.ts'
import { codeOf, enrol } from '../rooms/identity/factor-people.ts'
import { runTool } from '../rooms/proof/run-tool.ts'

const OLD = 'the first key of at least thirty-two characters'
const NEW = 'the second key of at least thirty-two characters'
const BANK = { accountName: 'Specimen', accountNumber: 'SPECIMEN-0042', bicOrSwiftCode: 'SPECIMEN', bankName: 'Specimen bank' }

/** A node with its own connections and these keys, as a start makes it. */
async function node(store: TestStore, place: DatabaseAddress, keys: string, shared?: Database): Promise<TestApp> {
  const database = shared ?? (await store.open(place))
  expect(await checkSecretKey(database, keys)).toBeNull()
  expect(await missingKeyFault(database, keys, sealedValues)).toBeNull()
  return startApp(store, { database, secret_key: await readKeyRing(database.query, keys) })
}

/** The same person at another node. */
function at({ url }: TestApp, who: Client): Pick<Client, 'call'> {
  return {
    call: async (method, path, body) => {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${who.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    },
  }
}

async function epochOn({ assembly }: TestApp): Promise<void> {
  expect(await assembly.solvency.epochs.makeNow()).toBeTypeOf('number')
}

/** An entry of the audit log. */
async function record({ assembly, database }: TestApp): Promise<void> {
  const change = { actor: null, actor_email: null, action: 'proof.epoch', object_kind: 'epoch', object_id: '1' } as const
  await database.transaction((tx) => assembly.audit.record(tx, change))
}

onStore((store) => {
  it('goes on across a rotation, and without the old key after it', async () => {
    const place = await store.place()
    const shared = store.kind === 'embedded' ? await store.open(place) : undefined
    const first = await node(store, place, `${OLD},${NEW}`, shared)
    const ada = await first.signUp({ funded: '100' })
    expect((await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank: BANK } })).status).toBe(200)
    const { recovery_codes } = await enrol(first, ada)
    const bob = { email: 'bob@member.test', first_name: 'Bob', last_name: 'Member', gender: 'other', phone: '+14155550177' }
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true }
    expect((await first.anyone.call('POST', '/auth/sign-up', { ...bob, ...passwords })).status).toBe(201)
    const code = await first.codeFor(bob.email, 'code:verify')
    await record(first)
    await epochOn(first)
    const { origin, public_key } = await first.assembly.solvency.instance()
    const pinned = ['--origin', origin, '--key', toBase64(public_key)]

    const second = await node(store, place, `${NEW},${OLD}`, shared)
    const traffic = { running: true, statuses: [] as number[] }
    const callers = [first, second].map(async (app) => {
      while (traffic.running) {
        const answer = await at(app, ada).call('POST', '/private/user/deposit', { amount: '50', payment_method: 'card' })
        traffic.statuses.push(answer.status)
      }
    })
    const reseal = second.assembly.jobs.find(({ name }) => name === 'reseal')
    await reseal?.run()
    // Nodes with lists in another order write one chain.
    for (const app of [second, first, second]) await record(app)
    await epochOn(second)
    await epochOn(first)
    expect((await second.anyone.call('PATCH', '/auth/verify-otp', { email: bob.email, code })).status).toBe(200)
    traffic.running = false
    await Promise.all(callers)
    expect(traffic.statuses.length).toBeGreaterThan(2)
    expect(traffic.statuses.filter((status) => status !== 201)).toEqual([])
    for (const app of [first, second]) {
      expect(await app.assembly.audit.verify()).toMatchObject({ ok: true })
      expect(await runTool(['--url', app.url, '--state', `${scratch()}/state.json`, ...pinned])).toMatchObject({
        exit: 0,
        output: expect.stringContaining('handed over by entry'),
      })
      expect((await at(app, ada).call('GET', '/me/proof')).status).toBe(200)
    }
    const { public_key: next } = await first.assembly.solvency.instance()
    expect(toBase64(next)).not.toBe(toBase64(public_key))

    // The first node still seals with the old key: the next pass finds what it wrote.
    await second.database.query(`UPDATE reseal SET done_at = done_at - interval '1 hour'`)
    await reseal?.run()
    expect([...(await countSealed(second.database.query, `${NEW},${OLD}`, sealedValues)).keys()]).toEqual([0])
    const third = await node(store, place, NEW, shared)
    expect((await at(third, ada).call('GET', '/me/update-user-wallet')).status).toBeLessThan(500)
    const begun = await third.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD })
    expect(begun.status).toBe(200)
    const spent = await at(third, ada).call('POST', '/auth/step-up', { code: recovery_codes[0] })
    expect(codeOf({ ...spent, headers: spent.headers })).toBe('ok')
    await record(third)
    expect(await third.assembly.audit.verify()).toMatchObject({ ok: true })
    await epochOn(third)
    expect(await runTool(['--url', third.url, '--state', `${scratch()}/state.json`, ...pinned])).toMatchObject({ exit: 0 })
    expect(await third.audit()).toEqual([])
  })
})
