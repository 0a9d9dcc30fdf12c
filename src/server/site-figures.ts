/**
 * Data of the public pages: the plans, the live figures, and values derived from these and the settings (the "Contact" link,
 * the operator's pages, the business date's offset).
 */
import * as z from 'zod/mini'
import { absentWords, isManyTimes } from '#content/figure-words'
import { plan } from '#contract/plans'
import type { Language } from '#contract/shared/language'
import { NO_FIGURE } from '#contract/shared/live-figures'
import type { SiteFigures } from '#contract/shared/page-renderer'
import { formatMoment } from '#kernel/format/moment'
import { formatPercent } from '#kernel/format/number'
import { readWorstDrawdown } from '#server/bots'
import type { Figures } from '#server/metrics'
import { listOffers } from '#server/plans'
import type { Rooms } from './rooms.ts'

export type ReadSiteFigures = (language: Language) => Promise<SiteFigures>

type Sources = Pick<Rooms, 'metrics' | 'settings' | 'bots' | 'business' | 'database' | 'solvency'>

const DAY_MS = 86_400_000
const networks = ['instagram', 'facebook', 'pinterest', 'x', 'youtube', 'linkedin'] as const

export function openSiteFigures({ metrics, settings, bots, business, database, solvency }: Sources): ReadSiteFigures {
  return async (language) => {
    const [figures, known, offers, drawdown, offset, now, demo, stated, read] = await Promise.all([
      metrics.liveTexts(language),
      settings(),
      listOffers(database.query),
      readWorstDrawdown(bots),
      business.offsetMilliseconds(),
      business.now(),
      metrics.isDemo(),
      solvency.stated(),
      metrics.figures(),
    ])
    const texts = {
      ...figures,
      proof: stated ? 'stated' : 'none',
      ...socialOf(known),
      contact_href: known.support_email ? `mailto:${known.support_email}` : contactPage(language),
      ...sentencesOf(read, drawdown),
      worst_drawdown: drawdown === null ? absentWords(language, 'worst_drawdown') : formatPercent(language, drawdown.toFixed(2)),
      demo: demo ? 'on' : NO_FIGURE,
      days_ahead: offset > 0 ? String(Math.round((offset * 100) / DAY_MS) / 100) : NO_FIGURE,
      business_date: formatMoment(language, now, 'day', 'UTC'),
    }
    return { texts, plans: offers.map((offer) => z.encode(plan, offer)) }
  }
}

/** Sentences whose figures are available: a page replaces each of the others. */
function sentencesOf({ journal, payout }: Figures, drawdown: number | null): Record<string, 'yes' | 'no'> {
  const { coverage_bps } = journal.value
  return {
    has_payout: payout.value.median_seconds === null ? 'no' : 'yes',
    has_drawdown: drawdown === null ? 'no' : 'yes',
    many_times: isManyTimes(coverage_bps === null ? null : BigInt(coverage_bps)) ? 'yes' : 'no',
  }
}

function socialOf(known: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(networks.map((name) => [`social_${name}`, String(known[`social_${name}`] || NO_FIGURE)]))
}

function contactPage(language: Language): string {
  return language === 'en' ? '/contact' : `/${language}/contact`
}
