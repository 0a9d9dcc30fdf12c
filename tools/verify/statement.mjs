/** The statement of an epoch: its exact canonical bytes (RFC 8785) and its own rules. */
import { fromCents, isHash, isNatural, must } from './hash.mjs'

const AMOUNTS = ['liabilities', 'custody', 'reserve_free', 'reserve_committed', 'operator_other']
const HASHES = ['journal_root', 'root', 'leaves_sha256']
const MEMBERS = [...AMOUNTS, ...HASHES, 'v', 'epoch', 'at', 'journal_seq', 'leaves', 'coverage_bps', 'code'].sort()

/** A flat object of strings, integers and null in canonical form. */
export function canonical(object) {
  const members = Object.keys(object).sort()
  return `{${members.map((name) => `${JSON.stringify(name)}:${JSON.stringify(object[name])}`).join(',')}}`
}

export function coverageOf(custody, liabilities) {
  return liabilities === 0n ? null : Number((custody * 10000n) / liabilities)
}

/** Parses the text of the statement at `index` of the log; throws Broken. Amounts are bigints. */
export function readStatement(text, index, fault) {
  const check = 'statement'
  const object = parse(text)
  must(object !== null && canonical(object) === text, check, 'the statement is not canonical JSON', fault)
  must(Object.keys(object).sort().join() === MEMBERS.join(), check, 'the statement has missing or extra members', fault)
  must(hasTypes(object), check, 'a member of the statement is malformed', fault)
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, fromCents(object[name])]))
  must(!Object.values(amounts).includes(null), check, 'an amount of the statement is out of bounds', fault)
  const { liabilities, custody, reserve_free, reserve_committed, operator_other } = amounts
  must(custody === liabilities + reserve_free + operator_other, check, 'custody is not the sum of its parts', fault)
  must(reserve_committed <= liabilities, check, 'more is committed than is owed', fault)
  must(object.coverage_bps === coverageOf(custody, liabilities), check, 'the coverage is not that of its own sums', fault)
  must(object.journal_seq <= index, check, 'its journal is later than its position in the log', fault)
  return { ...object, ...amounts }
}

/** A JSON object, or null. */
export function parse(text) {
  try {
    const object = JSON.parse(text)
    return object !== null && typeof object === 'object' && !Array.isArray(object) ? object : null
  } catch {
    return null
  }
}

function hasTypes({ v, epoch, at, journal_seq, leaves, coverage_bps, code, ...rest }) {
  if (v !== 1 || !isNatural(epoch) || epoch < 1 || epoch >= 2 ** 32) return false
  if (!isNatural(journal_seq) || !isNatural(leaves) || leaves < 4 || leaves % 4 !== 0) return false
  if (!HASHES.every((name) => isHash(rest[name])) || !(coverage_bps === null || isNatural(coverage_bps))) return false
  return isInstant(at) && typeof code === 'string' && (code === 'unknown' || /^[0-9a-f]{7,64}$/.test(code))
}

export function isInstant(at) {
  const time = Date.parse(at)
  return typeof at === 'string' && !Number.isNaN(time) && new Date(time).toISOString() === at && at.length === 24
}
