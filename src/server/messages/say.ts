/** The text of an event, in the recipient's language. */
import type { NoticeText } from '#content/article'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import type { Translation } from '#content/translated'
import { sayValue } from '#content/values'
import type { NotifyKind } from '#contract/member/preferences'
import type { Language } from '#contract/shared/language'
import { type Event, type EventName, events } from './events.ts'

export type Params = Readonly<Record<string, string>>

export type Words = {
  readonly subject: string
  readonly body: string
  readonly action: { readonly label: string; readonly path: string } | null
  readonly muted_by: NotifyKind | null
}

const event_of: ReadonlyMap<string, Event> = new Map<string, Event>(Object.entries(events))

/** The text of an event; null if it isn't in the catalogue. A missing parameter throws an error with its name: the writer's bug. */
export function wordsFor(event: string, params: Params, language: Language = 'en'): Words | null {
  const entry = event_of.get(event)
  if (!entry) return null
  const missing = entry.needs.filter((name) => typeof params[name] !== 'string')
  if (missing.length > 0) throw new Error(`${event} needs ${missing.join(', ')}`)
  const notices = textIn(language, 'notices')
  const notice: NoticeText = notices.events[event as EventName]
  const filled = inWords(notices, language, event, params)
  const action = entry.path && notice.action ? { label: notice.action, path: entry.path } : null
  return {
    subject: oneLine(fill(language, notice.subject, filled)),
    body: fill(language, notice.body, filled),
    action,
    muted_by: entry.muted_by ?? null,
  }
}

/** Parameters that are words, in every event. */
const kinds = {
  account: 'account',
  destination: 'destination',
  factor: 'factor',
  device: 'device',
  reason: 'reason',
  matures_on: 'day',
} as const

/** What administrators choose from a list; `general` for an unknown code. */
type CodedReasons = { readonly known: Readonly<Record<string, string>>; readonly general: string }

/** Word parameters are translated; so are reason codes, with a general text for unknown ones. */
function inWords({ reasons }: Translation['notices'], language: Language, event: string, params: Params): Params {
  const words = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = params[name]
    return value === undefined ? [] : [[name, sayValue(kind, language, value)]]
  })
  const translated: Params = { ...params, ...Object.fromEntries(words) }
  if (!Object.hasOwn(reasons, event)) return translated
  const { known: coded, general }: CodedReasons = reasons[event as keyof typeof reasons]
  return { ...translated, reason: coded[params.reason ?? ''] ?? general }
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a subject may not have them
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
