/**
 * Facts in the log beside batches and statements: canonical JSON `{ v: 1, kind, at, … }`. A kind that is not known here is shown, and what
 * it says ignored.
 */
import { isHash, isNatural, must } from './hash.mjs'
import { canonical, isInstant, parse, readStatement } from './statement.mjs'

const KIND = /^[a-z][a-z0-9-]{0,63}$/
const HEAD = ['at', 'count', 'head', 'kind', 'v'].join()

/** What has been read of a log so far; `take` adds the entry at `index` and throws Broken. */
export function openReading() {
  const read = { statements: [], facts: new Set(), recoveries: [], keys: [], unknown: new Map(), audit: null, audit_heads: 0 }
  const take = (entry, index) => {
    must(entry !== null && entry.length >= 32, 'entries', `entry ${index} is neither a commitment nor a statement`)
    if (entry.length === 32) return
    const text = entry.toString('utf8')
    const object = parse(text)
    if (object === null || !('kind' in object)) {
      read.statements.push({ index, text, statement: readStatement(text, index) })
      return
    }
    read.facts.add(index)
    const formed = object.v === 1 && KIND.test(object.kind) && isInstant(object.at)
    must(formed, 'entries', `entry ${index} is a fact without a kind and an instant`)
    if (object.kind === 'recovery') read.recoveries.push({ text, index })
    else if (object.kind === 'key') read.keys.push({ text, index })
    else if (object.kind === 'audit-head') takeHead(read, object, text, index)
    else read.unknown.set(object.kind, (read.unknown.get(object.kind) ?? 0) + 1)
  }
  return { read, take }
}

/** The operator's audit log only grows, and at one length it is one log. */
function takeHead(read, object, text, index) {
  const { count, head } = object
  const formed = canonical(object) === text && Object.keys(object).sort().join() === HEAD && isNatural(count) && isHash(head)
  must(formed, 'audit log', `entry ${index} is a malformed audit log head`)
  const last = read.audit
  must(
    !last || count >= last.count,
    'audit log',
    `entry ${index} counts ${count} entries where there were ${last?.count}: the audit log was cut off`,
  )
  must(
    !last || count > last.count || head === last.head,
    'audit log',
    `entry ${index} has another head of the same ${count} entries: the audit log was rewritten`,
  )
  read.audit = { count, head }
  read.audit_heads += 1
}
