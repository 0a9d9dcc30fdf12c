/**
 * The operator's settings: name, type, default and effect of each, in one table for the server, the form and the documentation.
 */

import * as z from 'zod/mini'
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, cents } from '#kernel/money'
import { fault, noForbiddenWords } from './shared/fault.ts'
import { amountOrZero, line, text, upTo } from './shared/fields.ts'

const seconds = z.int(fault('seconds_whole')).check(z.minimum(0, fault('seconds_whole')), z.maximum(31_536_000, fault('year_most')))
const count = z.int(fault('whole_number')).check(z.minimum(1, fault('count_least')), z.maximum(1_000_000, fault('count_most')))

/** 20 trillion, far under what an account can hold (decision 042). */
const depositLimit = upTo(amountOrZero, cents(2_000_000_000_000_000n))

/** Empty, or an https page on that network, so that the link leads nowhere else. */
const pageOf = (host: string) =>
  line(200).check(
    z.refine((link) => link === '' || leadsTo(link, host), {
      error: fault('link_or_nothing', { host }),
    }),
  )

function leadsTo(link: string, host: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, port, username, password, href } = new URL(link)
  const on_host = hostname === host || hostname.endsWith(`.${host}`)
  return protocol === 'https:' && on_host && !port && !username && !password && (href === link || href === `${link}/`)
}

export const settingsSchema = z.strictObject({
  approval_needed: z.boolean(),
  referral_enabled: z.boolean(),
  deposit_limit: depositLimit,
  deposit_limit_day: depositLimit,
  deposit_limit_all: depositLimit,
  deposit_first: depositLimit,
  auto_approval_limit: amountOrZero,
  four_eyes_threshold: amountOrZero,
  wallet_four_eyes: z.boolean(),
  wallet_delay_seconds: seconds,
  address_hold_seconds: seconds,
  referral_network_seconds: seconds,
  limit_auth_calls: count,
  limit_sign_ups: count,
  limit_money_calls: count,
  limit_uploads: count,
  limit_ira_forms: count,
  ticker_notice: text(280).check(noForbiddenWords),
  company_block: text(1000).check(noForbiddenWords),
  support_email: line(254),
  support_phone: line(40),
  social_instagram: pageOf('instagram.com'),
  social_facebook: pageOf('facebook.com'),
  social_pinterest: pageOf('pinterest.com'),
  social_x: pageOf('x.com'),
  social_youtube: pageOf('youtube.com'),
  social_linkedin: pageOf('linkedin.com'),
})

export type Settings = z.output<typeof settingsSchema>
export type SettingName = keyof Settings

export const settingDefaults: Settings = {
  approval_needed: false,
  referral_enabled: true,
  deposit_limit: cents(100_000_000n) as Cents,
  deposit_limit_day: cents(500_000_000n) as Cents,
  deposit_limit_all: cents(1_000_000_000_000n) as Cents,
  deposit_first: cents(1_000_000n) as Cents,
  auto_approval_limit: cents(0n) as Cents,
  four_eyes_threshold: cents(1_000_000n) as Cents,
  wallet_four_eyes: false,
  wallet_delay_seconds: 0,
  address_hold_seconds: 0,
  referral_network_seconds: DAY_SECONDS,
  limit_auth_calls: 600,
  limit_sign_ups: 100,
  limit_money_calls: 600,
  limit_uploads: 60,
  limit_ira_forms: 3,
  ticker_notice: '',
  company_block: '',
  support_email: '',
  support_phone: '',
  social_instagram: '',
  social_facebook: '',
  social_pinterest: '',
  social_x: '',
  social_youtube: '',
  social_linkedin: '',
}

export const settingEffects: Record<SettingName, string> = {
  approval_needed: 'A verified account waits for an administrator before its first log-in.',
  referral_enabled: 'Referral bonuses are paid, while their budget is funded.',
  deposit_limit: 'The most that one deposit may be. 0.00 stops deposits.',
  deposit_limit_day: 'The most that a member may deposit in 24 hours, including open deposits.',
  deposit_limit_all: 'The most that all members together may have. A deposit above it stays pending.',
  deposit_first: 'The paper money that a new member can add with one click, once. 0.00: none.',
  auto_approval_limit: 'A confirmed withdrawal up to this amount is paid without an administrator. 0.00: none.',
  four_eyes_threshold:
    'The total that one administrator may decide alone in 24 hours. Above it a second one is needed, once there are two.',
  wallet_four_eyes: 'A new or changed deposit address needs a second administrator once there are two.',
  wallet_delay_seconds:
    'A new or changed deposit address, network or coin is shown to members after this many seconds. The public log names it at once.',
  address_hold_seconds: 'A new or changed payout address can be used after this many seconds.',
  referral_network_seconds:
    'A referral bonus waits for a decision if both sides logged in from one network address within this many seconds. 0: not checked.',
  limit_auth_calls: 'Calls to the log-in routes per network address in 15 minutes.',
  limit_sign_ups: 'Sign-ups per network address in 15 minutes.',
  limit_money_calls: 'Calls that move money per user in a minute.',
  limit_uploads: 'File uploads per member, or per visitor’s network address, in 15 minutes.',
  limit_ira_forms: 'Retirement applications by visitors per network address in a day.',
  ticker_notice: 'A notice shown in the ticker. Empty: none.',
  company_block: 'Who operates this. Empty: "sandbox operator, not a company".',
  support_email: 'Shown wherever support is named. Empty: not shown.',
  support_phone: 'Shown in the footer. Empty: not shown.',
  social_instagram: 'The operator’s page on Instagram, in the footer. Empty: not shown.',
  social_facebook: 'The operator’s page on Facebook, in the footer. Empty: not shown.',
  social_pinterest: 'The operator’s page on Pinterest, in the footer. Empty: not shown.',
  social_x: 'The operator’s page on X, in the footer. Empty: not shown.',
  social_youtube: 'The operator’s page on YouTube, in the footer. Empty: not shown.',
  social_linkedin: 'The operator’s page on LinkedIn, in the footer. Empty: not shown.',
}

/** Texts and links. Every other setting is about money, accounts or limits: a new one is guarded until it is listed here. */
const harmlessSettings: readonly SettingName[] = [
  'ticker_notice',
  'company_block',
  'support_email',
  'support_phone',
  'social_instagram',
  'social_facebook',
  'social_pinterest',
  'social_x',
  'social_youtube',
  'social_linkedin',
]

/** One administrator may change these only while there is no second. */
export const guardedSettings: readonly SettingName[] = (Object.keys(settingDefaults) as SettingName[]).filter(
  (name) => !harmlessSettings.includes(name),
)

const entry = z.object({
  name: z.string(),
  value: z.union([z.boolean(), z.string(), z.number()]),
  default_value: z.union([z.boolean(), z.string(), z.number()]),
  effect: z.string(),
})
export const settingsView = z.array(entry)
export const settingsPatch = z.partial(settingsSchema)
