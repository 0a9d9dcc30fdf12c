/** A caller's device: what is stored, what identifies it, and its display name. User agents are untrusted input. */
import { sayValue } from '#content/values'
import { areaOf } from '#kernel/network'
import { isToken } from './token.ts'

export type Device = {
  readonly user_agent: string
  readonly address: string
  /** The cookie that identifies this browser, if it has one. */
  readonly browser?: string
}

/** Reduced to short printable text, because it is untrusted. */
export function readDevice({ user_agent, address, browser }: Device): Device {
  const own_browser = browser !== undefined && isToken(browser) ? { browser } : {}
  return { user_agent: storable(user_agent, 300), address: storable(address, 64), ...own_browser }
}

function storable(text: string, max: number): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, max)
}

/** Browser and system without versions, so that an update is not a new device. */
export function agentMark(user_agent: string): string {
  return user_agent.replace(/[\d._]+/g, '').slice(0, 200)
}

/** Browser, system and network: an address alone changes with every café, and a browser alone is too common. */
export function deviceMark({ user_agent, address }: Device): string {
  return `${areaOf(address)} ${agentMark(user_agent)}`
}

/** In order: a browser that also names another comes first. */
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

/** `Chrome|Windows`, each side empty if the user agent is unknown; translated for display. */
export function deviceCode(user_agent: string): string {
  return `${nameIn(BROWSERS, user_agent) ?? ''}|${nameIn(SYSTEMS, user_agent) ?? ''}`
}

/** `Chrome on Windows`; `An unknown device` if nothing is known. */
export function deviceName(user_agent: string): string {
  return sayValue('device', 'en', deviceCode(user_agent))
}

function nameIn(table: typeof BROWSERS, user_agent: string): string | null {
  return table.find(([pattern]) => pattern.test(user_agent))?.[1] ?? null
}
