/**
 * A witness's cosignature of a checkpoint: C2SP tlog-cosignature, its Ed25519 form with a timestamp (c2sp.org/tlog-cosignature), as a line
 * of a C2SP signed note (c2sp.org/signed-note). It says: at that time, this was the largest consistent tree that the witness had seen of
 * the log.
 */
import { sign, verify } from 'node:crypto'
import { big64, fromBase64, must, PLATFORM, READER, sha256 } from './hash.mjs'
import { isName, publicKey, signaturesOf } from './note.mjs'

/** The signature type of timestamped Ed25519 cosignatures, as a text byte. */
const TYPE = '\x04'
const BYTES = 4 + 8 + 64
const CLOCK_ALLOWANCE = 3600
export const WITNESS = 'the witness'

/** The first 4 bytes of SHA-256(name ‖ 0x0A ‖ 0x04 ‖ public key). */
function cosignerId({ name, public_key }) {
  return sha256(name, '\n', TYPE, public_key).subarray(0, 4)
}

/** What a witness signs: the header line, the time in POSIX seconds, and the checkpoint's text with its last newline. */
function cosignedText(text, seconds) {
  return Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`)
}

/** The line of a witness under a checkpoint. */
export function cosign(text, { name, public_key, private_key }, seconds) {
  const signature = sign(null, cosignedText(text, seconds), private_key)
  return `— ${name} ${Buffer.concat([cosignerId({ name, public_key }), big64(seconds), signature]).toString('base64')}\n`
}

/** A verifier key of the signed note: `<name>+<key id in hex>+<base64(0x04 ‖ public key)>`. */
export function verifierKey({ name, public_key }) {
  const key = Buffer.concat([Buffer.from(TYPE), public_key]).toString('base64')
  return `${name}+${cosignerId({ name, public_key }).toString('hex')}+${key}`
}

/** The witness that a verifier key names, or null when it is not one of this type. */
export function readVerifierKey(text) {
  const [name, id, ...rest] = String(text).trim().split('+')
  const bytes = fromBase64(rest.join('+'))
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== TYPE.charCodeAt(0)) return null
  const witness = { name, public_key: bytes.subarray(1) }
  return cosignerId(witness).toString('hex') === id ? witness : null
}

/** When a witness signed a note, in POSIX seconds; throws Broken when it did not, or when one of its lines does not hold. */
export function readCosignature(note, witness, now) {
  const check = 'witness'
  const [text, lines] = note.split('\n\n')
  const own = signaturesOf(lines, check).filter(({ by, bytes }) => by === witness.name && bytes.subarray(0, 4).equals(cosignerId(witness)))
  must(own.length > 0, check, 'this checkpoint is not signed by the witness', [WITNESS, READER])
  const times = own.map(({ bytes }) => {
    const seconds = bytes.length === BYTES ? bytes.readBigUInt64BE(4) : 2n ** 64n
    const holds = seconds < 2n ** 63n && verify(null, cosignedText(`${text}\n`, seconds), publicKey(witness.public_key), bytes.subarray(12))
    must(holds, check, 'the cosignature of the witness is invalid for its key', [WITNESS, READER])
    return Number(seconds)
  })
  const time = Math.max(...times)
  must(time <= now.getTime() / 1000 + CLOCK_ALLOWANCE, check, 'the cosignature is dated in the future', [WITNESS, "this machine's clock"])
  return time
}

export const COSIGNED = [PLATFORM, WITNESS]
