/**
 * An operator's virus scanner, as a command and as a daemon: a file that it doesn't report as clean is never stored, even if the scanner
 * fails.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { EICAR } from '#test/rooms/documents/hostile-bytes.ts'
import { applicationForm, paperFile, pdf } from '#test/rooms/documents/papers.ts'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { longIt } from '#test/support/whole.ts'

/** Reads what it is given and ends as its first word says. */
const SCRIPT = `
case "$1" in
  seek) if grep -aq 'a very bad thing'; then exit 1; fi; exit 0 ;;
  fail) cat >/dev/null; exit 2 ;;
  crash) kill -SEGV $$ ;;
  hang) sleep 1000 ;;
  leave) sleep 1000 & exit 2 ;;
  secrets) cat >/dev/null; if [ -n "$SECRET_KEY$CLEARTERM_TEST_SECRET" ]; then exit 1; fi; exit 0 ;;
esac
`
const store = testStore(quickKind())
const BAD = pdf({ content: 'BT (a very bad thing) Tj ET' })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearterm-scanner-'))
  await writeFile(join(folder, 'scanner.sh'), SCRIPT)
})
afterAll(() => rm(folder, { recursive: true }))

async function appWith(scanner: string): Promise<TestApp> {
  return startApp(store, { environment: { FILE_SCANNER: scanner } })
}

const command = (mode: string) => appWith(`/bin/sh ${join(folder, 'scanner.sh')} ${mode}`)

/** A daemon that answers with this as soon as it has the whole file; null: never. */
async function daemon(reply: (file: Buffer) => string | null): Promise<TestApp> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const parts: Buffer[] = []
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      parts.push(part)
      const whole = Buffer.concat(parts)
      const answer = whole.subarray(-4).equals(Buffer.alloc(4)) ? reply(unframed(whole)) : null
      if (answer !== null) socket.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return appWith(`tcp:127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** What clamd reads: a command, then chunks behind their lengths. */
function unframed(sent: Buffer): Buffer {
  const begin = 'zINSTREAM\0'
  if (sent.toString('latin1', 0, begin.length) !== begin) throw new Error('no INSTREAM')
  const chunks: Buffer[] = []
  let at = begin.length
  for (let length = sent.readUInt32BE(at); length > 0; length = sent.readUInt32BE(at)) {
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return Buffer.concat(chunks)
}

async function outcome(app: TestApp, bytes: Buffer = pdf(), member?: Client): Promise<[number, string | undefined, number]> {
  const sender = member ?? (await app.member())
  const { status, body } = await sender.call(
    'POST',
    '/me/ira-form',
    applicationForm({ email: sender.email }, { govt_id: paperFile(bytes) }),
  )
  const [row] = await app.database.query<{ kept: number }>('SELECT count(*)::int AS kept FROM document')
  return [status, body.fields?.govt_id?.message ?? body.message, row?.kept ?? -1]
}

const CANNOT = 'Files cannot be checked right now. Try again later.'
const INFECTED = 'A virus scanner rejected this file.'

it('sec/B15 a command lets through what it ends with 0 on, and refuses with 1', async () => {
  const app = await command('seek')
  const member = await app.member()
  expect(await outcome(app, pdf(), member)).toEqual([201, 'Application received.', 1])
  expect(await outcome(app, BAD, member)).toEqual([415, INFECTED, 1])
  expect(await outcome(app, Buffer.concat([pdf(), Buffer.alloc(9 * 1_048_576, 0x20)]), member)).toEqual([415, expect.any(String), 1])
})

it('sec/B15 a command that fails, crashes, is not there or leaves something behind lets nothing through', async () => {
  for (const mode of ['fail', 'crash', 'leave']) expect([mode, await outcome(await command(mode))]).toEqual([mode, [503, CANNOT, 0]])
  expect(await outcome(await appWith(join(folder, 'not-there')))).toEqual([503, CANNOT, 0])
})

it('sec/B15 a command learns nothing of our environment', async () => {
  process.env.CLEARTERM_TEST_SECRET = 'x'
  onTestFinished(() => {
    delete process.env.CLEARTERM_TEST_SECRET
  })
  expect((await outcome(await command('secrets')))[0]).toBe(201)
})

longIt('sec/B15 a command and a daemon that never answer are given up, and the next one is asked anew', async () => {
  let calls = 0
  const later = await daemon(() => {
    calls += 1
    return calls === 1 ? null : 'stream: OK\0'
  })
  expect(await Promise.all([outcome(await command('hang')), outcome(later)])).toEqual([
    [503, CANNOT, 0],
    [503, CANNOT, 0],
  ])
  expect(await outcome(later)).toEqual([201, 'Application received.', 1])
})

it('sec/B15 a daemon gets the file as it was sent; only its OK lets it through', async () => {
  const seen: Buffer[] = []
  const app = await daemon((file) => {
    seen.push(file)
    return file.includes('a very bad thing') ? 'stream: Test.Thing FOUND\0' : 'stream: OK\0'
  })
  const member = await app.member()
  expect(await outcome(app, pdf(), member)).toEqual([201, 'Application received.', 1])
  expect(seen[0]?.equals(pdf())).toBe(true)
  expect(await outcome(app, BAD, member)).toEqual([415, INFECTED, 1])
  for (const reply of ['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK FOUND\0', 'stream: OKAY\0', 'x'.repeat(100_000)]) {
    const [status, , kept] = await outcome(await daemon(() => reply))
    expect([reply.slice(0, 20), [415, 503].includes(status), kept]).toEqual([reply.slice(0, 20), true, 0])
  }
  expect(await outcome(await appWith('tcp:127.0.0.1:1'))).toEqual([503, CANNOT, 0])
  expect(await outcome(await appWith(`unix:${join(folder, 'no.sock')}`))).toEqual([503, CANNOT, 0])
})

it('sec/B15 the scanners’ test file is refused where no scanner is named', async () => {
  const [status, , kept] = await outcome(await startApp(store), pdf({ content: `BT (${EICAR}) Tj ET` }))
  expect([status, kept]).toEqual([415, 0])
})
