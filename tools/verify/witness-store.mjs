/** What a witness keeps on disk: its key, made once, and what it has signed. Both are files of its owner's alone (0600). */
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fromBase64, sha256 } from './hash.mjs'
import { isName } from './note.mjs'

const OWNER_ONLY = 0o600

/** The witness behind a key file; the file is made when there is none. Throws an Error in words when it cannot be used. */
export function openKey(file, wanted) {
  if (!existsSync(file)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })
    writeFileSync(file, pem, { mode: OWNER_ONLY, flag: 'wx' })
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) throw new Error(`${file} can be read by others; chmod 600 it.`)
  const private_key = createPrivateKey(readFileSync(file, 'utf8'))
  if (private_key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is not an Ed25519 key.`)
  const public_key = createPublicKey(private_key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return { name: wanted ?? `witness-${sha256(public_key).toString('hex').slice(0, 8)}`, public_key, private_key }
}

/** What was signed for an address so far: `{v, url, origin, public_key, note, evidence}`, the note null at first. */
export function readWitnessed(file, url) {
  if (!existsSync(file)) return { v: 1, url, origin: null, public_key: null, note: null, evidence: [] }
  const state = JSON.parse(readFileSync(file, 'utf8'))
  const named = state.origin === null || (isName(state.origin) && fromBase64(state.public_key)?.length === 32)
  if (state.v !== 1 || !named || !Array.isArray(state.evidence)) throw new Error(`${file} is not the state file of a witness.`)
  if (state.url !== url) throw new Error(`${file} belongs to ${state.url}; use another --state file for this instance.`)
  return state
}

/** On disk before anyone sees it: a witness that forgot what it signed could sign two histories. */
export function writeWitnessed(file, state) {
  const next = `${file}.next`
  const handle = openSync(next, 'w', OWNER_ONLY)
  writeFileSync(handle, `${JSON.stringify(state, null, 2)}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(next, file)
}

/** One process signs with one state. Returns how to let go; throws an Error when another one that still runs holds it. */
export function holdAlone(file) {
  const lock = `${file}.lock`
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  if (holder > 0 && holder !== process.pid && runs(holder)) throw new Error(`${file} is in use by process ${holder}.`)
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx', mode: OWNER_ONLY })
  return () => rmSync(lock, { force: true })
}

function runs(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
