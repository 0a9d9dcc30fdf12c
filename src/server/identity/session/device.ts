/** What is kept of a caller's device, what makes it the same device, and what a person calls it. Callers write their user agent themselves. */
import { sayValue } from '#content/values'
import { isToken } from './token.ts'

export type Device = {
  readonly user_agent: string
  readonly address: string
  /** The cookie by which this browser is known again; absent where it has none. */
  readonly browser?: string
}

/** Printable and short, because the caller wrote it. */
export function readDevice({ user_agent, address, browser }: Device): Device {
  const known = browser !== undefined && isToken(browser) ? { browser } : {}
  return { user_agent: storable(user_agent, 300), address: storable(address, 64), ...known }
}

function storable(text: string, max: number): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, max)
}

/** The browser and system without their versions, so that an update does not make another device. */
export function agentMark(user_agent: string): string {
  return user_agent.replace(/[\d._]+/g, '').slice(0, 200)
}

/** Browser, system and network: an address alone changes with every café, and a browser alone is everybody's. */
export function deviceMark({ user_agent, address }: Device): string {
  return `${networkOf(address)} ${agentMark(user_agent)}`
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.')
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const padded = tail === undefined ? groups : [...groups, '0', '0', '0']
  return padded
    .slice(0, 3)
    .map((group) => group || '0')
    .join(':')
}

/** In order: what names itself like another stands before the other. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^(node|undici|axios|python-requests|okhttp|Go-http-client)\b/i, 'program'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** `Chrome|Windows`, each side empty where the user agent names nothing that is known; said in words to whoever reads it. */
export function deviceCode(user_agent: string): string {
  return `${nameIn(BROWSERS, user_agent) ?? ''}|${nameIn(SYSTEMS, user_agent) ?? ''}`
}

/** `Chrome on Windows`; `An unknown device` where nothing is known. */
export function deviceName(user_agent: string): string {
  return sayValue('device', 'en', deviceCode(user_agent))
}

function nameIn(table: typeof BROWSERS, user_agent: string): string | null {
  return table.find(([pattern]) => pattern.test(user_agent))?.[1] ?? null
}
