/**
 * Hand-overs of the log's key: the old key signs the new one in an entry of the log. A key that no hand-over leads to is another log's,
 * even if the instance shows it.
 */
import { verify } from 'node:crypto'
import { fromBase64, isNatural, must } from './hash.mjs'
import { publicKey } from './note.mjs'
import { baseOf } from './recovery.mjs'
import { canonical, isInstant, parse } from './statement.mjs'

const TAG = 'clearterm/key/v1\0'
const MEMBERS = ['at', 'index', 'kind', 'new_key', 'old_key', 'origin', 'signature', 'v'].join()
const CHECK = 'key'

/**
 * The keys before `public_key`, oldest first, each with the index of the entry that ended it. Throws Broken where the hand-overs are no
 * chain to it.
 */
export function followKeys(entries, { origin, public_key }) {
  const former = []
  let next = null
  for (const { index, text } of entries) {
    const { old_key, new_key } = readHandOver(text, index, origin)
    must(next === null || next.equals(old_key), CHECK, `entry ${index} hands over a key that did not sign then`)
    must(index > (former.at(-1)?.until ?? -1), CHECK, `entry ${index} comes before an earlier hand-over`)
    former.push({ public_key: old_key, until: index })
    next = new_key
  }
  must(next === null || next.equals(public_key), CHECK, 'the hand-overs of the key lead to another key than the one that signs')
  return former
}

function readHandOver(text, index, origin) {
  const object = parse(text)
  must(object !== null && Object.keys(object).sort().join() === MEMBERS, CHECK, 'a hand-over of the key has missing or extra members')
  must(canonical(object) === text && hasTypes(object), CHECK, 'a hand-over of the key is malformed')
  must(object.origin === baseOf(origin) && object.index === index, CHECK, `entry ${index} is a hand-over of another log or another place`)
  const { signature, ...unsigned } = object
  const old_key = fromBase64(object.old_key)
  const signed = verify(null, Buffer.from(TAG + canonical(unsigned)), publicKey(old_key), fromBase64(signature))
  must(signed, CHECK, `entry ${index}: the old key did not sign the new one`)
  return { old_key, new_key: fromBase64(object.new_key) }
}

function hasTypes({ v, kind, at, index, origin, old_key, new_key, signature }) {
  if (v !== 1 || kind !== 'key' || !isInstant(at) || !isNatural(index) || typeof origin !== 'string' || old_key === new_key) return false
  return fromBase64(old_key)?.length === 32 && fromBase64(new_key)?.length === 32 && fromBase64(signature)?.length === 64
}
