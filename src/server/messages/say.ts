/** An event in words, in the recipient's language. */
import { fill } from '#content/fill'
import { sayValue } from '#content/values'
import type { NotifyKind } from '#contract/member/preferences'
import type { Language } from '#contract/shared/language'
import { type Event, type EventName, events } from './events.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { type CodedEvent, en, type Notices, type Said } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'

export type Params = Readonly<Record<string, string>>

export type Words = {
  readonly subject: string
  readonly body: string
  readonly action: { readonly label: string; readonly path: string } | null
  readonly muted_by: NotifyKind | null
}

const catalogues: Readonly<Record<Language, Notices>> = { en, es, fr, de, ar }
const known: ReadonlyMap<string, Event> = new Map<string, Event>(Object.entries(events))

/** The words for an event; null for an event that is not in the catalogue. A missing parameter is named in the error: a fault of its writer. */
export function wordsFor(event: string, params: Params, language: Language = 'en'): Words | null {
  const entry = known.get(event)
  if (!entry) return null
  const missing = entry.needs.filter((name) => typeof params[name] !== 'string')
  if (missing.length > 0) throw new Error(`${event} needs ${missing.join(', ')}`)
  const notices = catalogues[language]
  const said: Said = notices.events[event as EventName]
  const filled = inWords(notices, language, event, params)
  const action = entry.path && said.action ? { label: said.action, path: entry.path } : null
  return {
    subject: oneLine(fill(language, said.subject, filled)),
    body: fill(language, said.body, filled),
    action,
    muted_by: entry.muted_by ?? null,
  }
}

/** Which parameters are words, whatever the event. */
const kinds = {
  account: 'account',
  destination: 'destination',
  factor: 'factor',
  device: 'device',
  reason: 'reason',
  matures_on: 'day',
} as const

/** Values that are words are said in the language; so is a reason that came as a code, and one that is not known is said in general. */
function inWords({ reasons }: Notices, language: Language, event: string, params: Params): Params {
  const said = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = params[name]
    return value === undefined ? [] : [[name, sayValue(kind, language, value)]]
  })
  const spoken: Params = { ...params, ...Object.fromEntries(said) }
  if (!Object.hasOwn(reasons, event)) return spoken
  const { known: coded, general } = reasons[event as CodedEvent]
  return { ...spoken, reason: coded[params.reason ?? ''] ?? general }
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a subject may not have them
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
