/**
 * Network addresses: one spelling of each, and the networks that limits count. An IPv6 customer has at least a /64, so a single
 * address of it is no limit.
 */

declare const address: unique symbol
declare const counted: unique symbol

/** An address in its one spelling; empty: unknown. For records; it doesn't compile as the key of a limit. */
export type Address = string & { readonly [address]: true }
export type CountKey = string & { readonly [counted]: true }

/** What a limit counts for one caller. `times`: how often this key may have the limit of a single caller. */
export type Counted = readonly { readonly key: CountKey; readonly times: number }[]

/** A user's id, an email or the like, but never an address. Or the networks of a caller, of which each is counted. */
export type LimitKey = (string & { readonly [address]?: never }) | Counted

/** So many /64 of one /56 may use their limits in full. */
const WIDE_TIMES = 4

const IPV4 = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/
const IPV6 = /^[\da-f:.]+$/i
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** Lower case, compressed, without a zone; IPv4-mapped addresses as IPv4. Empty if it is no address: a socket that closed has none. */
export function plainAddress(text: string | undefined): Address {
  const [bare = ''] = (text ?? '').split('%')
  return (IPV4.test(bare) ? bare : plainIpv6(bare)) as Address
}

function plainIpv6(bare: string): string {
  const url = `http://[${bare}]`
  if (!IPV6.test(bare) || !URL.canParse(url)) return ''
  const plain = new URL(url).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(plain) ?? []
  if (high === undefined || low === undefined) return plain
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]).join('.')
}

/** The eight groups of a plain IPv6 address, without leading zeros. */
function groupsOf(plain: string): readonly string[] {
  const [left = [], right] = plain.split('::').map((half) => (half === '' ? [] : half.split(':')))
  return right ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right] : left
}

/** An IPv4 address as a whole; an IPv6 address in its /64, and in its /56 with a larger allowance. */
export function networksOf(text: string): Counted {
  const plain = plainAddress(text)
  if (!plain.includes(':')) return [countedAs(plain || 'unknown')]
  const [first, second, third, fourth = '0'] = groupsOf(plain)
  const wide = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  const before = [first, second, third].join(':')
  return [countedAs(`${before}:${fourth}::/64`), countedAs(`${before}:${wide}::/56`, WIDE_TIMES)]
}

/** A signed-in user, at any address. */
export function userCounted(user_id: string): Counted {
  return [countedAs(`user ${user_id}`)]
}

function countedAs(key: string, times = 1): Counted[number] {
  return { key: key as CountKey, times }
}

/** The network that one household or firm usually has, for comparison only: an IPv4 address as a whole, the /64 of an IPv6 one. */
export function nearestNetwork(text: string): string {
  return networksOf(text)[0]?.key ?? ''
}

/** The first three groups, a /24 or a /48: the neighbourhood of an address. Empty: unknown. */
export function areaOf(text: string): string {
  const plain = plainAddress(text)
  return plain.includes(':') ? groupsOf(plain).slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.')
}
