#!/usr/bin/env node
/**
 * Checks a solvency proof with nothing but Node and the published format: no dependency, no code of the platform's.
 * Exit 0: everything holds. Exit 1: something is broken, and it says what and whose fault it can be. Exit 2: it was asked wrongly.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyBundle } from './bundle.mjs'
import { Broken, fromBase64, fromCents } from './hash.mjs'
import { inHistory, isRemembered, verifyInstance } from './instance.mjs'
import { isName, readCheckpoint } from './note.mjs'

const USAGE = `node verify.mjs --url URL [--all]         checks the instance at URL and remembers its checkpoint
node verify.mjs --bundle FILE             checks a bundle against the instance that was checked before
node verify.mjs --url URL --bundle FILE   both, and that the bundle shows the same log

  --state FILE    where checkpoints are remembered (~/.clearterm-verify.json)
  --origin NAME --key BASE64   the log's origin and public key, when known from elsewhere
  --account UUID  the account id in your profile: the bundle has to be of it
  --amount CENTS  what you know to be owed to you, in cents: the bundle has to say so
  --all           checks every leaves file that is still kept, not only the newest epoch's
`

class Usage extends Error {}

function readOptions() {
  const text = { type: 'string' }
  const flag = { type: 'boolean' }
  const options = { url: text, bundle: text, state: text, origin: text, key: text, account: text, amount: text, all: flag, help: flag }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Usage(error.message)
  }
}

function checkOptions({ url, bundle, origin, key, amount, help }) {
  if (help) throw new Usage('')
  if (url === undefined && bundle === undefined) throw new Usage('Name a --url or a --bundle.')
  if (url !== undefined && !(URL.canParse(url) && /^https?:/.test(url))) throw new Usage('--url takes an http or https address.')
  if ((origin === undefined) !== (key === undefined)) throw new Usage('--origin and --key go together.')
  if (key !== undefined && !(isName(origin) && fromBase64(key)?.length === 32)) throw new Usage('--key takes 32 bytes in base64.')
  if (amount !== undefined && fromCents(amount) === null) throw new Usage('--amount takes whole cents.')
}

function readState(file) {
  if (!existsSync(file)) return { v: 1, instances: {} }
  const state = parseJson(readFileSync(file, 'utf8'))
  const whole = state?.v === 1 && Object.values(state.instances ?? { none: null }).every(isRemembered)
  if (!whole) throw new Usage(`${file} is not what an earlier run wrote; move it away to start anew.`)
  return state
}

function writeState(file, state) {
  const next = `${file}.next`
  writeFileSync(next, `${JSON.stringify(state, null, 2)}\n`)
  renameSync(next, file)
}

function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readBundle(file) {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}.`)
  return parseJson(readFileSync(file, 'utf8'))
}

/** Whom a bundle alone is checked against: the options, or the instance whose origin its checkpoint names. */
function knownIdentity(bundle, { origin, key }, state) {
  if (origin !== undefined) return { origin, public_key: fromBase64(key) }
  const note = (bundle?.data ?? bundle)?.checkpoint
  const known = Object.values(state.instances)
  const named =
    known.find((one) => typeof note === 'string' && note.startsWith(`${one.origin}\n`)) ?? (known.length === 1 ? known[0] : null)
  if (!named) throw new Usage('Whose log? Run it once with --url, or give --origin and --key.')
  return { origin: named.origin, public_key: fromBase64(named.public_key) }
}

/** A bundle at the size that was remembered has to have the remembered root; other sizes need --url too. */
function compareRemembered({ size, root }, identity, state) {
  const one = Object.values(state.instances).find(({ origin }) => origin === identity.origin)
  const seen = one ? readCheckpoint(one.checkpoint, identity, 'remembered') : null
  if (seen?.size !== size) return say('one log: not checked without --url')
  if (!seen.root.equals(root)) throw new Broken('one log', 'two checkpoints of one size have different roots', ['the platform'])
  return say('one log: the same checkpoint as remembered')
}

function say(line) {
  process.stdout.write(`ok      ${line}\n`)
}

async function main() {
  const options = readOptions()
  checkOptions(options)
  const file = options.state ?? join(homedir(), '.clearterm-verify.json')
  const state = readState(file)
  const url = options.url?.replace(/\/+$/, '')
  const json = options.bundle === undefined ? undefined : readBundle(options.bundle)
  const remembered = url === undefined ? null : (state.instances[url] ?? null)
  const pinned = options.key === undefined ? null : { origin: options.origin, public_key: options.key }
  const instance = url === undefined ? null : await verifyInstance(url, { remembered, pinned, all: options.all, now: new Date(), say })
  if (json !== undefined) {
    const identity = instance?.identity ?? knownIdentity(json, options, state)
    const { account, amount } = options
    const { checkpoint, bundle } = verifyBundle(json, identity, { account, amount, say: (check) => say(`bundle: ${check}`) })
    if (instance) inHistory(instance.heads, checkpoint)
    else compareRemembered(checkpoint, identity, state)
    say(`bundle: ${bundle.amount} cents owed to ${bundle.account_id} are in epoch ${bundle.epoch}`)
  }
  if (instance) writeState(file, { ...state, instances: { ...state.instances, [url]: instance.remember } })
  process.stdout.write('Everything that was checked holds.\n')
  return 0
}

function fail(error) {
  if (error instanceof Usage) {
    process.stderr.write(`${error.message}\n${USAGE}`.trimStart())
    return 2
  }
  if (!(error instanceof Broken)) throw error
  process.stdout.write(`BROKEN  ${error.check}: ${error.message}\n        whose fault it can be: ${error.fault.join(', ')}\n`)
  return 1
}

process.exitCode = await main().catch(fail)
