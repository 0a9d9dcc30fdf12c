#!/usr/bin/env node
/**
 * Checks a solvency proof with nothing but Node and the published format: no dependency, no code of the platform's.
 * Exit 0: everything holds. Exit 1: something is broken, and it says what and whose fault it can be. Exit 2: it was asked wrongly.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { verifyBundle } from './bundle.mjs'
import { Broken, fromBase64 } from './hash.mjs'
import { inHistory, isRemembered, verifyInstance } from './instance.mjs'
import { readOptions, USAGE, Usage } from './options.mjs'
import { readNote } from './recovery.mjs'
import { runWitness } from './witness.mjs'
import { checkWitness } from './witnessed.mjs'

function readState(file) {
  if (!existsSync(file)) return { v: 1, instances: {} }
  const state = parseJson(readFileSync(file, 'utf8'))
  const whole = state?.v === 1 && Object.values(state.instances ?? { none: null }).every(isRemembered)
  if (!whole) throw new Usage(`${file} is not a state file of this tool; move it away to start over.`)
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
  const former = (named.former ?? []).map((key) => ({ ...key, public_key: fromBase64(key.public_key) }))
  return { origin: named.origin, public_key: fromBase64(named.public_key), former }
}

/** A bundle at the size that was remembered has to have the remembered root; other sizes need --url too. */
function compareRemembered({ size, root }, identity, state) {
  const one = Object.values(state.instances).find(({ origin }) => origin === identity.origin)
  const seen = one ? readNote(one.checkpoint, identity, 'remembered') : null
  if (seen?.size !== size) return say('one log: not checked without --url')
  if (!seen.root.equals(root)) throw new Broken('one log', 'two checkpoints of one size have different roots', ['the platform'])
  return say('one log: the same checkpoint as remembered')
}

function say(line) {
  process.stdout.write(`ok      ${line}\n`)
}

async function main() {
  const options = readOptions()
  return options.witness ? await witness(options) : await check(options)
}

async function witness({ url, host, port, state: file, name, every, pinned }) {
  try {
    return await runWitness({ url, host, port, file, name, every, pinned, say: (line) => process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (error instanceof Broken) throw error
    throw new Usage(error.message)
  }
}

async function check({ url, state: file, all, account, amount, pinned, trusted, witness_url, wait, ...options }) {
  const state = readState(file)
  const json = options.bundle === undefined ? undefined : readBundle(options.bundle)
  const remembered = url === undefined ? null : (state.instances[url] ?? null)
  const instance = url === undefined ? null : await verifyInstance(url, { remembered, pinned, all, now: new Date(), say })
  if (url !== undefined && !instance) {
    process.stdout.write('No epoch is published yet: there is nothing to check.\n')
    return 0
  }
  if (trusted) await checkWitness({ url, instance, witness: trusted, witness_url, wait, say })
  if (json !== undefined) {
    const identity = instance?.identity ?? knownIdentity(json, options, state)
    const { checkpoint, bundle } = verifyBundle(json, identity, { account, amount, say: (part) => say(`bundle: ${part}`) })
    if (instance) inHistory(instance.heads, checkpoint)
    else compareRemembered(checkpoint, identity, state)
    say(`bundle: ${bundle.amount} cents owed to ${bundle.account_id} are in epoch ${bundle.epoch}`)
    say('bundle: only this total is proved; its split by class is not')
  }
  if (instance) writeState(file, { ...state, instances: { ...state.instances, [url]: instance.remember } })
  process.stdout.write('All checks passed.\n')
  return 0
}

function fail(error) {
  if (error instanceof Usage) {
    process.stderr.write(`${error.message}\n${USAGE}`.trimStart())
    return 2
  }
  if (!(error instanceof Broken)) throw error
  process.stdout.write(`FAILED  ${error.check}: ${error.message}\n        possible cause: ${error.fault.join(', ')}\n`)
  if (error.evidence) process.stdout.write(`evidence ${JSON.stringify(error.evidence)}\n`)
  return 1
}

process.exitCode = await main().catch(fail)
