/**
 * A witness: polls an instance's newest checkpoint and cosigns it when it extends the last cosigned one. Run it independently of the
 * platform: its cosignatures show that everyone gets the same history.
 */
import { createServer } from 'node:http'
import { cosign, verifierKey } from './cosignature.mjs'
import { Broken, must } from './hash.mjs'
import { proveConsistent, proveEntry, readFront } from './instance.mjs'
import { readCheckpoint } from './note.mjs'
import { namesLost, numberOf, readNote, readRecovery, UNNAMED } from './recovery.mjs'
import { holdAlone, openKey, readWitnessed, writeWitnessed } from './witness-store.mjs'

const HOUR = 3_600_000

/** What one look leads to; never throws Broken for what the platform did, but returns it as evidence. */
export async function look(url, { state, witness, pinned, now }) {
  const known = state.origin === null ? null : { origin: state.origin, public_key: state.public_key }
  const { identity, note, recoveries, keys } = await readFront(url, [known, pinned])
  if (note === '' && state.note === null) return state
  const checkpoint = readCheckpoint(note, identity)
  const fresh = keysSince(keys, identity, state.public_key)
  for (const handOver of fresh) await proveEntry(url, handOver, checkpoint)
  const last = state.note === null ? null : readNote(state.note, identity, 'remembered')
  const recovered =
    last && last.number < numberOf(identity.origin) ? await followRecovery(url, { identity, last, checkpoint, recoveries }) : null
  const found = last && !recovered?.accepted ? (recovered?.found ?? (await compare(url, last, checkpoint))) : null
  if (found)
    return {
      ...state,
      evidence: [...state.evidence, { ...found, seen_at: now.toISOString(), signed: state.note, shown: checkpoint.signed }],
    }
  const accepted = recovered ? [...(state.recoveries ?? []), ...recovered.accepted] : state.recoveries
  const handed = fresh.length > 0 ? { keys: [...(state.keys ?? []), ...fresh.map(({ text }) => text)] } : {}
  const line = cosign(checkpoint.text, witness, Math.floor(now.getTime() / 1000))
  const kept = accepted ? { recoveries: accepted } : {}
  const named = { origin: identity.origin, public_key: identity.public_key.toString('base64') }
  return { ...state, ...named, ...kept, ...handed, note: `${checkpoint.signed}${line}` }
}

/** Hand-overs since the key that was followed last. */
function keysSince(keys, { former }, known) {
  if (known === null) return []
  const place = former.findIndex(({ public_key }) => public_key.toString('base64') === known)
  return place < 0 ? [] : keys.slice(place)
}

/**
 * A new origin: every statement since the last one has to be in the signed log, and the first of them has to name the checkpoint that was
 * cosigned last, or to come after it in the same log. Otherwise two histories were shown.
 */
async function followRecovery(url, { identity, last, checkpoint, recoveries }) {
  const read = recoveries.map(({ statement, index }) => ({ ...readRecovery(statement, identity), index }))
  const since = read.filter(({ number }) => number > last.number)
  const [first] = since
  must(
    first !== undefined && read.at(-1).number === numberOf(identity.origin),
    'recovery',
    'a new origin comes without its recovery statement',
  )
  for (const one of since) {
    await proveEntry(url, one, checkpoint)
    if (one.restored) await proveConsistent(url, one.restored, checkpoint)
  }
  if (namesLost(first, last)) return { accepted: since.map(({ text }) => text) }
  const found = last.size <= first.index ? await compare(url, last, checkpoint) : { kind: 'forked', why: UNNAMED }
  return found ? { found: { ...found, kind: 'forked' } } : { accepted: since.map(({ text }) => text) }
}

/** Null when the newest checkpoint continues the last one; `forked` is final, `shorter` alone can be an answer that came late. */
async function compare(url, last, newest) {
  const [earlier, later] = newest.size < last.size ? [newest, last] : [last, newest]
  try {
    if (earlier.size < later.size) await proveConsistent(url, earlier, later)
    else if (!earlier.root.equals(later.root)) return { kind: 'forked', why: 'two checkpoints of one size have different roots' }
  } catch (error) {
    if (error instanceof Broken && error.check === 'consistency') return { kind: 'forked', why: error.message }
    throw error
  }
  return newest.size < last.size ? { kind: 'shorter', why: 'the log is shorter than it was: entries are withheld' } : null
}

/** Whether two histories were shown. Nothing is signed from then on, also after a restart. */
function isForked({ evidence }) {
  return evidence.some(({ kind }) => kind === 'forked')
}

/**
 * Runs until it gets a signal; resolves with the exit code: 1 when it holds evidence, else 0. Throws an Error with a readable message
 * when it can't start.
 */
export async function runWitness({ url, host, port, file, name, every, pinned, say }) {
  const witness = openKey(`${file}.key`, name)
  const letGo = holdAlone(file)
  let state = readWitnessed(file, url)
  const server = await serve({ host, port }, () => ({ state, key: `${verifierKey(witness)}\n` }))
  say(`ok      listening on http://${host.includes(':') ? `[${host}]` : host}:${server.address().port} as ${verifierKey(witness)}`)
  const keep = (next) => {
    writeWitnessed(file, next)
    state = next
  }
  let stopped = false
  const { pause, wake } = pauses()
  const stop = () => {
    stopped = true
    wake()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  while (!stopped) {
    if (!isForked(state)) await lookOnce({ url, witness, pinned, say }, state, keep)
    if (isForked(state))
      say(`FAILED  two histories were shown; both checkpoints are kept in ${file} and at /evidence. Nothing more is signed.`)
    if (!stopped) await pause(isForked(state) ? HOUR : every * 1000)
  }
  server.closeAllConnections()
  server.close()
  letGo()
  return state.evidence.length > 0 ? 1 : 0
}

function pauses() {
  let wake = () => {}
  const pause = (milliseconds) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => resolve(clearTimeout(timer))
    })
  return { pause, wake: () => wake() }
}

async function lookOnce({ url, witness, pinned, say }, state, keep) {
  try {
    const next = await look(url, { state, witness, pinned, now: new Date() })
    const [found] = next.evidence.slice(state.evidence.length)
    const [before] = state.evidence.slice(-1)
    if (found?.kind === 'shorter' && before?.shown === found.shown) return
    keep(next)
    const size = next.note?.split('\n')[1]
    for (const text of (next.recoveries ?? []).slice(state.recoveries?.length ?? 0)) say(`RECOVERY ${text}`)
    for (const text of (next.keys ?? []).slice(state.keys?.length ?? 0)) say(`KEY ${text}`)
    if (found) say(`REFUSED ${found.why}; not signed, kept as evidence`)
    else if (size !== state.note?.split('\n')[1]) say(`ok      signed a checkpoint of ${size} entries`)
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    say(`REFUSED ${error.check}: ${error.message}; possible cause: ${error.fault.join(', ')}`)
  }
}

function serve({ host, port }, shown) {
  const server = createServer((request, response) => {
    const { state, key } = shown()
    const pages = {
      '/checkpoint': state.note && ['text/plain; charset=utf-8', state.note],
      '/key': ['text/plain; charset=utf-8', key],
      '/recoveries': ['application/json', `${JSON.stringify({ data: state.recoveries ?? [] })}\n`],
      '/evidence': ['application/json', `${JSON.stringify({ data: state.evidence })}\n`],
    }
    const page = request.method === 'GET' ? pages[request.url] : null
    response
      .setHeader('cache-control', 'no-store')
      .setHeader('x-content-type-options', 'nosniff')
      .setHeader('access-control-allow-origin', '*')
    if (page) response.setHeader('content-type', page[0]).end(page[1])
    else response.writeHead(404).end()
  })
  server.maxConnections = 100
  server.requestTimeout = 10_000
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`${host}:${port} is not available for listening: ${error.code}`)))
    server.listen(port, host, () => resolve(server))
  })
}

/** Asks a witness for one of its pages; null when none comes. */
export async function askWitness(url, page) {
  const answer = await fetch(`${url}${page}`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  return answer?.ok ? await answer.text() : null
}
