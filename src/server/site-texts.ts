/**
 * What the server writes into the public pages: the live figures, and what is made of them and of the settings for these pages alone (whether a
 * plan's card sells, where "Contact" leads, which of the operator's own pages there are, how far the business date is ahead).
 */
import { absentWords, isManyTimes } from '#content/figure-words'
import type { Language } from '#contract/language'
import { livePlans, NO_FIGURE } from '#contract/live-figures'
import { readWorstDrawdown } from '#server/bots'
import { type Figures, percentText } from '#server/metrics'
import { listOffers, type Offer } from '#server/plans'
import type { Rooms } from './rooms.ts'

export type SiteTexts = (language: Language) => Promise<Readonly<Record<string, string>>>

type Sources = Pick<Rooms, 'metrics' | 'settings' | 'bots' | 'business' | 'database' | 'solvency'>

const DAY_MS = 86_400_000
const networks = ['instagram', 'facebook', 'pinterest', 'x', 'youtube', 'linkedin'] as const

export function openSiteTexts({ metrics, settings, bots, business, database, solvency }: Sources): SiteTexts {
  return async (language) => {
    const [figures, known, offers, drawdown, offset, now, demo, stated, read] = await Promise.all([
      metrics.liveTexts(language),
      settings.read(),
      listOffers(database.query),
      readWorstDrawdown(bots),
      business.offsetMilliseconds(),
      business.now(),
      metrics.isDemo(),
      solvency.stated(),
      metrics.figures(),
    ])
    return {
      ...figures,
      ...salesOf(offers),
      proof: stated ? 'stated' : 'none',
      ...socialOf(known),
      contact_href: known.support_email ? `mailto:${known.support_email}` : contactPage(language),
      ...sentencesOf(read, drawdown),
      worst_drawdown:
        drawdown === null ? absentWords(language, 'worst_drawdown') : percentText(language, BigInt(Math.round(drawdown * 100))),
      demo: demo ? 'on' : NO_FIGURE,
      days_ahead: offset > 0 ? String(Math.round((offset * 100) / DAY_MS) / 100) : NO_FIGURE,
      business_date: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' }).format(now),
    }
  }
}

/** Which sentences have their figures: a page has another one in the place of each that has not. */
function sentencesOf({ journal, payout }: Figures, drawdown: number | null): Record<string, 'yes' | 'no'> {
  const { coverage_bps } = journal.value
  return {
    has_payout: payout.value.median_seconds === null ? 'no' : 'yes',
    has_drawdown: drawdown === null ? 'no' : 'yes',
    many_times: isManyTimes(coverage_bps === null ? null : BigInt(coverage_bps)) ? 'yes' : 'no',
  }
}

/** Each plan's name, and `on`, `full` while the reserve cannot set the smallest purchase's return aside, `none` while nothing is on sale. */
function salesOf(offers: readonly Offer[]): Record<string, string> {
  return Object.fromEntries(
    livePlans.flatMap((id) => {
      const offer = offers.find((one) => one.id === id)
      return [
        [`sale_${id}`, SALES[offer?.availability ?? 'not_offered']],
        [`name_${id}`, offer?.name ?? NO_FIGURE],
      ]
    }),
  )
}

const SALES = { on_sale: 'on', fully_subscribed: 'full', not_offered: 'none' } as const

function socialOf(known: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(networks.map((name) => [`social_${name}`, String(known[`social_${name}`] || NO_FIGURE)]))
}

function contactPage(language: Language): string {
  return language === 'en' ? '/contact' : `/${language}/contact`
}
