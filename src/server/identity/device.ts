/** A caller's device: what is stored, what identifies it, and its display name. User agents are untrusted input. */
import { sayValue } from '#content/languages'
import { areaOf } from '#kernel/network'
import type { Tx } from '#server/store'
import { issueLink } from './code/mailed-link.ts'
import type { Room } from './context.ts'
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

/** Notifies a person, in the app and by mail, of a log-in from a new device, with a link that ends its session. */
type DeviceNotice = { readonly user_id: string; readonly session_id: string; readonly device: Device }

/** A log-in from a device new to this account. */
export function notifyNewDevice(room: Room, tx: Tx, notice: DeviceNotice): Promise<void> {
  return notify(room, tx, 'device.new', notice)
}

/** A session's token used from another browser, possibly stolen. At most three notices. */
export async function notifyOtherBrowser(room: Room, notice: DeviceNotice & { readonly mark: string }): Promise<void> {
  const is_notified = await room.database.transaction(async (tx) => {
    const recorded = await tx.query(
      `UPDATE session SET strange_agents = strange_agents || $2::text
       WHERE id = $1 AND NOT $2 = ANY (strange_agents) AND cardinality(strange_agents) < 3 RETURNING 1`,
      [notice.session_id, notice.mark],
    )
    if (recorded.length > 0) await notify(room, tx, 'device.strange', notice)
    return recorded.length > 0
  })
  if (is_notified) room.kick()
}

async function notify(
  room: Room,
  tx: Tx,
  event: 'device.new' | 'device.strange',
  { user_id, session_id, device }: DeviceNotice,
): Promise<void> {
  const now = room.clock.now()
  const link = await issueLink(tx, now, { purpose: 'undo_device', user_id, object: session_id })
  const params = { device: deviceCode(device.user_agent), address: device.address, at: now.toISOString() }
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params, link } })
}

/** Guesses a country from Accept-Language (RFC 9110, 12.5.4), for a flag, without an external service. */
const DEFAULT = 'US'

/** The region of the first language that names one, by weight; `US` by default. */
export function countryOf(accept_language: string): string {
  const ranges = accept_language
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((one) => one.trim().startsWith('q='))
      return { region: regionOf(tag), weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ region, weight }) => region !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return ranges[0]?.region ?? DEFAULT
}

/** `zh-Hant-TW` has TW, `es-419` and `en` have none. */
function regionOf(tag: string): string | null {
  const [, ...subtags] = tag.split('-')
  return subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase() ?? null
}
