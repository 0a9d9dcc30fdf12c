/** C2SP tlog-checkpoint in a C2SP signed note, by Ed25519. */
import { createPublicKey, verify } from 'node:crypto'
import { CARRIER, fromBase64, must, PLATFORM, READER, sha256 } from './hash.mjs'

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const NAME = /^[\x21-\x2a\x2c-\x7e]{1,255}$/

export function isName(text) {
  return typeof text === 'string' && NAME.test(text)
}

export function keyId(origin, public_key) {
  return sha256(origin, '\n\x01', public_key).subarray(0, 4)
}

/**
 * Reads a checkpoint and checks its signature; throws Broken. Lines of other keys are witnesses' and are passed over; `signed` is the note
 * without them.
 */
export function readCheckpoint(note, { origin, public_key, former = [] }, check = 'checkpoint') {
  const parts = typeof note === 'string' ? note.split('\n\n') : []
  must(parts.length === 2 && parts[1].endsWith('\n'), check, 'the checkpoint is not a signed note', [PLATFORM, CARRIER])
  const [name, count, base64, ...more] = parts[0].split('\n')
  const root = fromBase64(base64)
  const size = Number(count)
  const formed = /^\d{1,16}$/.test(count) && String(size) === count && Number.isSafeInteger(size) && root?.length === 32
  must(isName(name) && formed && more.length === 0, check, 'the checkpoint does not consist of origin, size and root', [PLATFORM, CARRIER])
  must(name === origin, check, `the checkpoint is of another log: ${name}`, [PLATFORM, CARRIER, READER])
  const text = `${parts[0]}\n`
  const lines = signaturesOf(parts[1], check)
  // A former key signs no log that is larger than its hand-over's place.
  const keys = [public_key, ...former.filter(({ until }) => size <= until).map((one) => one.public_key)]
  const own = keys.map((key) => signedBy(lines, { origin, public_key: key }, text)).find((found) => found.length > 0)
  must(own, check, 'the signature of the checkpoint is invalid for this key', [PLATFORM, CARRIER, READER])
  return { size, root, text, signed: `${text}\n${own.map(({ line }) => `${line}\n`).join('')}` }
}

/** The lines of one key, if there are any and all of them hold. */
function signedBy(lines, { origin, public_key }, text) {
  const own = lines.filter(({ by, bytes }) => by === origin && bytes.subarray(0, 4).equals(keyId(origin, public_key)))
  const key = publicKey(public_key)
  return own.every(({ bytes }) => verify(null, Buffer.from(text), key, bytes.subarray(4))) ? own : []
}

/** A raw Ed25519 public key of 32 bytes as Node takes it. */
export function publicKey(raw) {
  return createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' })
}

/** The lines of signature under a note: whose name, and key id and signature as bytes. */
export function signaturesOf(text, check) {
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const [dash, by, base64, more] = line.split(' ')
      const bytes = fromBase64(base64)
      const formed = dash === '—' && isName(by) && bytes !== null && bytes.length > 4 && more === undefined
      must(formed, check, 'a signature line is malformed', [PLATFORM, CARRIER])
      return { by, bytes, line }
    })
}
