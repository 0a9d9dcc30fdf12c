/** The words of the calendar feed of maturities, by language: a calendar program asks for none, so they are in its owner's. */
import type { Language } from '#contract/shared/language'
import { calendar as ar } from './ar/calendar.ts'
import type { CalendarWords } from './calendar-words.ts'
import { calendar as de } from './de/calendar.ts'
import { calendar as en } from './en/calendar.ts'
import { calendar as es } from './es/calendar.ts'
import { calendar as fr } from './fr/calendar.ts'

export const calendarWords: Readonly<Record<Language, CalendarWords>> = { en, es, fr, de, ar }
