/**
 * Addresses that now lead to another place, for good. The server answers a document with 308, and the app's router follows: both read
 * this table. Parameters are kept by name. The query is kept too; a target's own query is what holds where it says nothing. The fragment
 * stays, unless the target names one.
 */
const targets = {
  '/plan/:id': '/plans/:id',
  '/transaction': '/transactions',
  '/statements': '/transactions?view=statements',
  '/referrals': '/profile#referrals',
  '/verify': '/proof#check',
  '/wallet-changes': '/proof#addresses',
  '/support/thread': '/support',
  '/admin/approvals': '/admin?show=changes',
  '/admin/retirement': '/admin?show=applications&state=all',
  '/admin/referrals': '/admin?show=referrals&state=all',
  '/admin/testimonials': '/admin?show=testimonials&state=all',
} as const satisfies Readonly<Record<`/${string}`, `/${string}`>>

type MovedPath = keyof typeof targets

export const moved = Object.entries(targets) as readonly (readonly [from: MovedPath, to: string])[]

/** Where it leads now; null for an address that has not moved. Its parts are as in an address bar, so still encoded. */
export function movedTo(place: { readonly pathname: string; readonly search?: string; readonly hash?: string }): string | null {
  const { pathname, search = '', hash = '' } = place
  const path = pathname.replace(/(?<=.)\/$/, '')
  for (const [from, to] of moved) {
    const given = valuesOf(from, path)
    if (given) return fill(to, given, search, hash)
  }
  return null
}

/** The parameters of an address by name, encoded; null where it is another. */
function valuesOf(pattern: string, path: string): ReadonlyMap<string, string> | null {
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return null
  const values = new Map<string, string>()
  for (const [at, part] of expected.entries()) {
    const value = actual[at] ?? ''
    if (part.startsWith(':')) values.set(part.slice(1), value)
    else if (part !== value) return null
  }
  return [...values.values()].every(isWritten) ? values : null
}

function isWritten(value: string): boolean {
  try {
    return decodeURIComponent(value) !== ''
  } catch {
    return false
  }
}

function fill(to: string, given: ReadonlyMap<string, string>, search: string, hash: string): string {
  const named = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(decodeURIComponent(given.get(name) ?? '')))
  const { pathname, searchParams, hash: own } = new URL(named, 'http://here')
  for (const [name, value] of new URLSearchParams(search)) searchParams.set(name, value)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${own || hash}`
}
