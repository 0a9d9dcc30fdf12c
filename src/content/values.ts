/**
 * Values that are words. A room writes them as codes (`main`, `bank:••••0042`, `Firefox|Linux`, `passkey:Laptop`), because it does not know who
 * will read them. Records keep reasons in English; the reasons of this closed set are shown in the reader's language.
 */
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { platformReasonOf } from '#sentences/decisions'
import { fill } from './fill.ts'
import { textIn } from './languages.ts'

type Kind = 'account' | 'destination' | 'factor' | 'device' | 'reason' | 'day'

type Say = (language: Language, value: string) => string

const sayings: Readonly<Record<Kind, Say>> = {
  account: (language, value) => (value === 'main' || value === 'bonus' || value === 'earning' ? textIn(language, 'values')[value] : value),
  destination: (language, value) => {
    const [, number] = value.match(/^bank:(.*)$/) ?? []
    return number === undefined ? value : fill(language, textIn(language, 'values').bank, { number })
  },
  factor: (language, value) => {
    if (value === 'totp') return textIn(language, 'values').totp
    const [, name] = value.match(/^passkey:([\s\S]*)$/) ?? []
    return name === undefined ? value : fill(language, textIn(language, 'values').passkey, { name })
  },
  device: (language, value) => {
    const [, browser, system] = value.match(/^([^|]*)\|([^|]*)$/) ?? []
    if (browser === undefined || system === undefined) return value
    const words = textIn(language, 'values')
    const program = browser === 'program' ? words.device_program : browser
    if (program && system) return fill(language, words.device, { browser: program, system })
    return program || (system ? fill(language, words.device_system, { system }) : words.device_unknown)
  },
  reason: (language, value) => {
    const code = platformReasonOf(value)
    return code === null ? value : textIn(language, 'platformReasons')[code]
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
