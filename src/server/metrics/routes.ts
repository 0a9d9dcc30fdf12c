/** The public routes of this instance. */
import { currentPolicy, policyNames } from '#content/policy'
import type { publicRoutes as table } from '#contract/public'
import type { Settings } from '#contract/settings'
import type { Handlers } from '#contract/shared/define'
import { directionOf, languageNames, languages } from '#contract/shared/language'
import type { stats } from '#contract/stats'
import { DAY_SECONDS } from '#kernel/duration'
import { formatDecimal } from '#kernel/money'
import { refuse } from '#kernel/refusal'
import type { MovableClock } from '#server/store'
import type { Metrics } from './open.ts'
import { ageSeconds, viewRecords, viewStats } from './stats/make-stat.ts'

type Mail = {
  readonly _id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly kind: string
  readonly created_at: Date
}

export type PublicDependencies = {
  readonly business: MovableClock
  readonly settings: () => Promise<Settings>
  /** Null: there is no sandbox mailbox. */
  readonly mailbox_key: string | null
  readonly mail: { mailbox(to?: string): Promise<Mail[]> }
  readonly metrics: Pick<Metrics, 'isDemo' | 'health'>
}

export function publicRoutes(dependencies: PublicDependencies): Handlers<typeof table> {
  const { business, settings, mail, metrics, mailbox_key } = dependencies
  return {
    readConfig: async () => {
      const [known, offset, business_now, demo] = await Promise.all([
        settings(),
        business.offsetMilliseconds(),
        business.now(),
        metrics.isDemo(),
      ])
      return {
        data: {
          mode: 'sandbox',
          demo,
          business_offset_days: offset / (DAY_SECONDS * 1000),
          business_now,
          company_block: known.company_block || null,
          support_email: known.support_email || null,
          support_phone: known.support_phone || null,
          ticker_notice: known.ticker_notice || null,
          social: socialOf(known),
          documents: {
            manual: '/api/v1/documents/manual.pdf',
            certificate: '/api/v1/documents/certificate.pdf',
            legal: '/api/v1/documents/legal.pdf',
          },
          policies: policyNames.map((name) => ({ name, version: currentPolicy(name).version })),
          languages: languages.map((code) => ({ code, name: languageNames[code], direction: directionOf(code) })),
          mailbox: mailbox_key !== null,
          referral_enabled: known.referral_enabled,
        },
      }
    },
    readMailbox: async ({ query }) => ({ data: await mail.mailbox(query.to) }),
    healthz: async () => ({ ok: true, state: 'serving' }),
    readyz: async ({ query }) => {
      const checks = await metrics.health.read()
      const failing = checks.filter((check) => !check.ok && !(query.for === 'reads' && check.name === 'writes'))
      if (failing.length === 0) return { ok: true, checks }
      return refuse('unavailable', {
        reason: 'not_ready',
        params: { details: failing.map((check) => check.detail ?? check.name).join(' ') },
        more: { retry_after_seconds: 5 },
      })
    },
  }
}

function socialOf(known: Settings) {
  return {
    instagram: known.social_instagram || null,
    facebook: known.social_facebook || null,
    pinterest: known.social_pinterest || null,
    x: known.social_x || null,
    youtube: known.social_youtube || null,
    linkedin: known.social_linkedin || null,
  }
}

/** The routes of public figures: they translate between wire and use cases. */
export function statRoutes({ clock, figures, services, history, readPrices, settings }: Metrics): Handlers<typeof stats> {
  return {
    readStats: async () => ({ data: viewStats(await figures(), clock.now()) }),
    readStatRecords: async ({ params }) => ({ data: viewRecords(params.name, await figures(), clock.now()) }),
    readTicker: async () => {
      const [read, prices, known] = await Promise.all([figures(), readPrices(), settings()])
      const { coverage_bps, as_of } = read.totals
      const { value: newest } = read.epoch
      return {
        data: {
          prices,
          coverage: { percent: coverage_bps === null ? null : formatDecimal(BigInt(coverage_bps)), as_of },
          checkpoint: newest && { epoch: newest.epoch, at: newest.at, age_seconds: ageSeconds(newest.at, clock.now()) },
          notice: known.ticker_notice || null,
        },
      }
    },
    readStatus: async () => {
      const [{ value, as_of }, days] = await Promise.all([services(), history()])
      return { data: { ok: value.every(({ ok }) => ok), services: [...value], as_of, days } }
    },
  }
}
