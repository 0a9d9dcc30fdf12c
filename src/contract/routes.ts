/** The whole API: every room's routes under /api/v1. */

import { admin } from './admin/actions.ts'
import { adminChanges } from './admin/change.ts'
import { adminConsole } from './admin/console.ts'
import { adminPeople } from './admin/people.ts'
import { adminPlans } from './admin/plans.ts'
import { adminSetup } from './admin/setup.ts'
import { adminSupport } from './admin/support.ts'
import { adminWaiting } from './admin/waiting.ts'
import { adminWallets } from './admin/wallets.ts'
import { announcements } from './announcements.ts'
import { bots } from './bots.ts'
import { forecasts } from './forecasts.ts'
import { funding } from './funding.ts'
import { identity } from './identity.ts'
import { lab } from './lab.ts'
import { live } from './live.ts'
import { market } from './market.ts'
import { account } from './member/account.ts'
import { calendar } from './member/calendar.ts'
import { figures } from './member/figures.ts'
import { files } from './member/files.ts'
import { limits } from './member/limits.ts'
import { messages } from './member/messages.ts'
import { ownBots } from './member/own-bots.ts'
import { preferenceRoutes, profile } from './member/profile.ts'
import { referrals } from './member/referrals.ts'
import { retirement } from './member/retirement.ts'
import { returns } from './member/returns.ts'
import { safety } from './member/safety.ts'
import { secondFactor } from './member/second-factor.ts'
import { support } from './member/support.ts'
import { testimonials } from './member/testimonials.ts'
import { plans } from './plans.ts'
import { proof } from './proof.ts'
import { publicRoutes } from './public.ts'
import { search } from './search.ts'
import type { Route, WireReplyOf } from './shared/define.ts'
import { stats } from './stats.ts'
import { textRoutes } from './texts.ts'

export const PREFIX = '/api/v1'

export const api = {
  ...publicRoutes,
  ...textRoutes,
  ...stats,
  ...announcements,
  ...testimonials,
  ...identity,
  ...secondFactor,
  ...safety,
  ...account,
  ...figures,
  ...limits,
  ...returns,
  ...search,
  ...profile,
  ...plans,
  ...calendar,
  ...funding,
  ...messages,
  ...files,
  ...live,
  ...proof,
  ...referrals,
  ...retirement,
  ...support,
  ...preferenceRoutes,
  ...bots,
  ...ownBots,
  ...market,
  ...forecasts,
  ...lab,
  ...admin,
  ...adminChanges,
  ...adminPeople,
  ...adminConsole,
  ...adminSetup,
  ...adminPlans,
  ...adminWallets,
  ...adminSupport,
  ...adminWaiting,
} as const satisfies Record<string, Route>

export type Api = typeof api
export type RouteName = keyof Api

/** What a call replies, as on the wire: money a decimal string, instants ISO text. */
export type WireReply<Name extends RouteName> = WireReplyOf<Api[Name]>
/** A reply's data, without a cursor or a count. */
export type WireData<Name extends RouteName> = WireReply<Name> extends { readonly data: infer Data } ? Data : never
