/**
 * Values that are words. A room writes them as codes (`main`, `bank:••••0042`, `Firefox|Linux`, `passkey:Laptop`), because it does not know who
 * will read them. Records keep reasons in English; the reasons of this closed set are shown in the reader's language.
 */
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { values as ar } from './ar/values.ts'
import { values as de } from './de/values.ts'
import { values as en } from './en/values.ts'
import { values as es } from './es/values.ts'
import { fill } from './fill.ts'
import { values as fr } from './fr/values.ts'
import type { Values } from './value.ts'

type Kind = 'account' | 'destination' | 'factor' | 'device' | 'reason' | 'day'

const shelf: Readonly<Record<Language, Values>> = { en, es, fr, de, ar }

const { declined, deleted, rail_declined, no_reason, plan_not_offered, plan_out_of_range, plan_not_covered } = en
/** The platform's own reasons, for when no person gave one. */
export const ownReasons = { declined, deleted, rail_declined, no_reason, plan_not_offered, plan_out_of_range, plan_not_covered } as const

export type OwnReason = keyof typeof ownReasons

/** The code of a stored reason of the platform; null for any other text. */
export function ownReasonOf(stored: string): OwnReason | null {
  const [code] = Object.entries(ownReasons).find(([, sentence]) => sentence === stored) ?? []
  return (code ?? null) as OwnReason | null
}

type Say = (language: Language, value: string) => string

const sayings: Readonly<Record<Kind, Say>> = {
  account: (language, value) => (value === 'main' || value === 'bonus' || value === 'earning' ? shelf[language][value] : value),
  destination: (language, value) => {
    const [, number] = value.match(/^bank:(.*)$/) ?? []
    return number === undefined ? value : fill(language, shelf[language].bank, { number })
  },
  factor: (language, value) => {
    if (value === 'totp') return shelf[language].totp
    const [, name] = value.match(/^passkey:([\s\S]*)$/) ?? []
    return name === undefined ? value : fill(language, shelf[language].passkey, { name })
  },
  device: (language, value) => {
    const [, browser, system] = value.match(/^([^|]*)\|([^|]*)$/) ?? []
    if (browser === undefined || system === undefined) return value
    const words = shelf[language]
    const program = browser === 'program' ? words.device_program : browser
    if (program && system) return fill(language, words.device, { browser: program, system })
    return program || (system ? fill(language, words.device_system, { system }) : words.device_unknown)
  },
  reason: (language, value) => {
    const code = ownReasonOf(value)
    return code === null ? value : shelf[language][code]
  },
  day: (language, value) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return value
    return formatMoment(language, `${value}T00:00:00Z`, language === 'en' ? 'day' : 'long_day', 'UTC')
  },
}

/** A value of this kind in words; one that is no such code stays as it is. */
export function sayValue(kind: Kind, language: Language, value: string): string {
  return sayings[kind](language, value)
}
