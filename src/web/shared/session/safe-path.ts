/** What an address carries, read: where a log-in leads. Only paths of this site. */
import { NEXT, type OnTheWay } from './next.ts'

const INSIDE = /^\/(?![/\\])[^\\\s]*$/
/** Encoded slashes, backslashes and control characters, which some layer may decode into another origin. */
const DISGUISED = /%(?:0[0-9a-f]|1[0-9a-f]|2f|5c|7f)/i

/** The path if it is safe, otherwise `fallback`. @internal */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !INSIDE.test(wanted) || DISGUISED.test(wanted)) return fallback
  const base = 'https://inside.invalid'
  if (!URL.canParse(wanted, base)) return fallback
  const { origin, pathname, search } = new URL(wanted, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback
}

/** The screens on the way to a session: none of them is where it leads. */
const ON_THE_WAY = /^\/(?:login|register|logout|verify-account|verify-login|forgot-password|reset-password)(?=[/?#]|$)/

export function isOnTheWay(path: string | null): path is OnTheWay {
  return path !== null && ON_THE_WAY.exec(path)?.[0] === path
}

/** Where this address says that a log-in leads: a path of this site, kept from screen to screen; null: it says nothing. */
export function nextIn(search: string | URLSearchParams): string | null {
  const next = safePath(new URLSearchParams(search).get(NEXT), '')
  return next === '' || ON_THE_WAY.test(next) ? null : next
}

/** What a log-in returns to from this address. */
export function nextFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  return ON_THE_WAY.test(pathname) ? nextIn(search) : pathname + search
}
