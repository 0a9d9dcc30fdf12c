/** A witness process against an honest and a forking platform: it signs one history, and detects two that were shown to two people. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseBase64, parseCheckpoint, sha256, utf8, verifySignature } from '#proof/index'
import { accountId, openPlatform, type Platform } from '#test/rooms/proof/platform.ts'
import { type Answers, runTool, serving } from '#test/rooms/proof/run-tool.ts'
import { startWitness, type Witness } from '#test/rooms/proof/run-witness.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'

/** Two histories of one log, by one key: the same epoch, other batches. */
function platformOf(first: string): Platform {
  const platform = openPlatform()
  platform.addBatch(first)
  platform.addBatch()
  platform.addEpoch([{ account_id: accountId(1), amount: 500n }], { at: '2026-01-31T12:00:00.000Z' })
  return platform
}

/** One address whose platform can be exchanged. */
function turning(first: Platform): { answers: Answers; turn: (to: Platform) => void } {
  let now = first
  const answers: Answers = {
    front: () => now.front(),
    page: (epoch) => now.page(epoch),
    leaves: (epoch) => now.leaves(epoch),
    slice: (from, to) => now.slice(from, to),
    inclusion: (index, size) => now.inclusion(index, size),
    consistency: (from, to) => now.consistency(from, to),
  }
  return { answers, turn: (to) => (now = to) }
}

function check(url: string, { url: witness_url, key }: Pick<Witness, 'url' | 'key'>, wait = 20) {
  const state = join(scratch(), 'state.json')
  return runTool(['--url', url, '--state', state, '--witness-url', witness_url, '--witness-key', key, '--wait', String(wait)])
}

/** Whether a note holds a cosignature by a verifier key, read by C2SP tlog-cosignature without the tool. */
function isCosigned(note: string, key: string): boolean {
  const [name, , ...rest] = key.split('+')
  const public_key = parseBase64(rest.join('+'))?.slice(1)
  const checkpoint = parseCheckpoint(note)
  if (!public_key || 'refused' in checkpoint) return false
  const id = sha256(Uint8Array.of(...utf8(`${name}\n`), 0x04, ...public_key)).slice(0, 4)
  const line = checkpoint.signatures.find((one) => one.name === name && Buffer.from(one.key_id).equals(id))
  if (!line) return false
  const seconds = new DataView(line.signature.slice(0, 8).buffer).getBigUint64(0)
  return verifySignature(line.signature.slice(8), `cosignature/v1\ntime ${seconds}\n${checkpoint.text}`, public_key)
}

it('signs an honest log as it grows, in the published form, and who asks the witness is content', async () => {
  const platform = platformOf('one')
  await serving(platform, async (url) => {
    const witness = await startWitness(url, join(scratch(), 'witness.json'))
    await witness.until('signed a checkpoint of 3 entries')
    platform.addBatch()
    const run = await check(url, witness)
    expect(run).toMatchObject({ exit: 0 })
    expect(run.output).toContain('witness: witness-')
    const note = (await witness.page('/checkpoint')).slice('200 '.length)
    expect(note.split('\n')[1]).toBe('4')
    expect(isCosigned(note, witness.key)).toBe(true)
    expect(isCosigned(note.replace('\n4\n', '\n5\n'), witness.key)).toBe(false)
    expect(await witness.page('/key')).toBe(`200 ${witness.key}\n`)
    expect(await witness.page('/')).toBe('404 ')
    expect(await witness.stop()).toBe(0)
  })
})

it('two checkpoints shown to two people are caught by anyone who asks the witness, and by the witness itself', async () => {
  const [shown, hidden] = [platformOf('one'), platformOf('another')]
  const address = turning(shown)
  await serving(address.answers, (url) =>
    serving(hidden, async (elsewhere) => {
      const state = join(scratch(), 'witness.json')
      const witness = await startWitness(url, state)
      await witness.until('signed a checkpoint of 3 entries')
      const person = await check(elsewhere, witness)
      expect(person).toMatchObject({ exit: 1 })
      expect(person.output).toContain('FAILED  witness: the platform showed the witness another history than it shows here')
      expect(person.output).toContain('possible cause: the platform\n')
      for (const platform of [shown, hidden]) expect(person.output).toContain(JSON.stringify(platform.note()).slice(1, -1))
      const signed = await witness.page('/checkpoint')
      address.turn(hidden)
      await witness.until('two histories were shown')
      expect((await witness.page('/checkpoint')).split('\n—')[0]).toBe(signed.split('\n—')[0])
      expect(JSON.parse((await witness.page('/evidence')).slice(4)).data).toMatchObject([{ kind: 'forked', shown: hidden.note() }])
      expect((await check(url, witness)).output).toContain('FAILED  witness: the witness holds two checkpoints of two histories')
      expect(await witness.stop()).toBe(1)
      address.turn(shown)
      shown.addBatch()
      const again = await startWitness(url, state)
      await again.until('Nothing more is signed')
      expect((await again.page('/checkpoint')).split('\n')[1]).toBe('3')
    }),
  )
})

it('a log that grew from another history is not signed, though it is longer', async () => {
  const [shown, hidden] = [platformOf('one'), platformOf('another')]
  hidden.addBatch()
  const address = turning(shown)
  await serving(address.answers, (url) =>
    serving(hidden, async (elsewhere) => {
      const witness = await startWitness(url, join(scratch(), 'witness.json'))
      await witness.until('signed a checkpoint of 3 entries')
      expect((await check(elsewhere, witness)).output).toContain('FAILED  witness: the platform showed the witness another history')
      address.turn(hidden)
      await witness.until('the consistency proof is invalid; not signed')
      expect((await witness.page('/checkpoint')).split('\n')[1]).toBe('3')
    }),
  )
})

longIt('a longer history shown to the witness has to continue the one shown here', async () => {
  const [shown, hidden] = [platformOf('one'), platformOf('another')]
  const before = shown.front()
  shown.addBatch()
  await serving(shown, async (url) => {
    const witness = await startWitness(url, join(scratch(), 'witness.json'))
    await witness.until('signed a checkpoint of 4 entries')
    const forged: Answers = { ...hidden, consistency: (from, to) => shown.consistency(from, to) }
    const person = await serving(forged, (address) => check(address, witness))
    expect(person.output).toContain('FAILED  witness: the platform showed the witness another history')
    const late: Answers = { ...shown, front: () => before }
    const run = await serving(late, (older) => check(older, witness))
    expect(run).toMatchObject({ exit: 0 })
    expect(run.output).toContain('of which the 3 shown here are the start')
  })
})

it('a log cut short is not signed, and signing goes on once it is whole again', async () => {
  const platform = platformOf('one')
  const before = platform.front()
  platform.addBatch()
  let short = false
  await serving({ ...platform, front: () => (short ? before : platform.front()) }, async (url) => {
    const witness = await startWitness(url, join(scratch(), 'witness.json'))
    await witness.until('signed a checkpoint of 4 entries')
    short = true
    await witness.until('entries are withheld; not signed')
    platform.addBatch()
    short = false
    await witness.until('signed a checkpoint of 5 entries')
    expect(JSON.parse((await witness.page('/evidence')).slice(4)).data).toMatchObject([{ kind: 'shorter' }])
    expect(await witness.stop()).toBe(1)
  })
})

longIt('is refused where the witness has not signed: another key, no answer, a witness that is behind', async () => {
  const platform = platformOf('one')
  await serving(platform, async (url) => {
    const [one, two] = await Promise.all(['a', 'b'].map((name) => startWitness(url, join(scratch(), name))))
    await Promise.all([one?.until('signed'), two?.until('signed')])
    if (!one || !two) throw new Error('two witnesses')
    expect((await check(url, { url: one.url, key: two.key })).output).toContain(
      'FAILED  witness: this checkpoint is not signed by the witness',
    )
    expect((await check(url, { url: 'http://127.0.0.1:9', key: one.key })).output).toContain('the witness shows no checkpoint')
    await two.stop()
    expect((await check(url, two)).output).toContain('the witness shows no checkpoint')
    await one.stop()
    const behind = await startWitness(url, join(scratch(), 'c'), ['--every', '600'])
    await behind.until('signed')
    platform.addBatch()
    const run = await check(url, behind, 1)
    expect(run).toMatchObject({ exit: 1 })
    expect(run.output).toContain('the witness has signed 3 of the 4 entries shown here')
  })
})

it('keeps its key and what it signed in files of its owner alone, signs with the same key again, and runs once', async () => {
  const platform = platformOf('one')
  const state = join(scratch(), 'witness.json')
  await serving(platform, async (url) => {
    const first = await startWitness(url, state, ['--name', 'witness.example/w1'])
    await first.until('signed')
    for (const file of [state, `${state}.key`]) expect(statSync(file).mode & 0o777).toBe(0o600)
    const key = readFileSync(`${state}.key`, 'utf8')
    expect(await runTool(['--witness', '--url', url, '--state', state, '--port', '0'])).toMatchObject({ exit: 2 })
    await first.stop()
    const second = await startWitness(url, state, ['--name', 'witness.example/w1'])
    expect(second.key).toBe(first.key)
    expect(second.key.startsWith('witness.example/w1+')).toBe(true)
    expect(readFileSync(`${state}.key`, 'utf8')).toBe(key)
  })
})

it.each([
  { args: ['--witness'], why: 'a witness of nothing' },
  { args: ['--witness', '--url', 'http://localhost', '--every', '0'], why: 'no time between looks' },
  { args: ['--witness', '--url', 'http://localhost', '--name', 'a+b'], why: 'a name with a plus' },
  { args: ['--url', 'http://localhost', '--witness-key', 'w+00000000+AAAA', '--witness-url', 'http://localhost'], why: 'no verifier key' },
  { args: ['--url', 'http://localhost', '--witness-url', 'http://localhost'], why: 'a witness without its key' },
])('the tool exits 2 for $why', async ({ args }) => {
  expect(await runTool([...args, '--state', join(scratch(), 'state.json')])).toMatchObject({ exit: 2 })
})
