/** What answers each call of the contract, on one page: the routes of every room. */
import type { Api } from '#contract/routes'
import type { Handlers } from '#contract/shared/define'
import { accountRoutes, figureRoutes, profileRoutes, searchRoutes } from '#server/account'
import { adminRoutes } from '#server/admin'
import { announcementRoutes } from '#server/announcements'
import { botRoutes } from '#server/bots'
import { fileRoutes } from '#server/documents'
import { forecastRoutes } from '#server/forecasts'
import { fundingRoutes } from '#server/funding'
import { identityRoutes, preferenceRoutes, safetyRoutes, secondFactorRoutes } from '#server/identity'
import { labRoutes } from '#server/lab'
import { marketRoutes } from '#server/market'
import { messageRoutes } from '#server/messages'
import { publicRoutes, statRoutes } from '#server/metrics'
import { calendarRoutes, planRoutes } from '#server/plans'
import { referralRoutes } from '#server/referrals'
import { retirementRoutes } from '#server/retirement'
import { proofRoutes } from '#server/solvency'
import { adminSupportRoutes, supportRoutes } from '#server/support'
import { testimonialRoutes } from '#server/testimonials'
import { textRoutes } from '#server/texts'
import type { Rooms } from './rooms.ts'

export function handlersOf(rooms: Rooms): Handlers<Api> {
  return {
    ...publicRoutes(rooms),
    ...textRoutes,
    ...statRoutes(rooms.metrics),
    ...announcementRoutes(rooms),
    ...proofRoutes(rooms.solvency),
    ...identityRoutes(rooms.identity),
    ...secondFactorRoutes(rooms.identity),
    ...safetyRoutes(rooms.identity),
    ...preferenceRoutes(rooms.identity),
    ...accountRoutes(rooms),
    ...figureRoutes(rooms),
    ...searchRoutes(rooms),
    ...profileRoutes(rooms),
    ...planRoutes(rooms.plans),
    ...calendarRoutes(rooms),
    ...fundingRoutes(rooms.funding),
    ...messageRoutes(rooms.messages),
    ...fileRoutes(rooms.documents),
    ...rooms.live.routes,
    ...botRoutes(rooms.bots),
    ...marketRoutes(rooms.market),
    ...forecastRoutes(rooms.forecasts),
    ...labRoutes(rooms.lab),
    ...referralRoutes(rooms.referralDependencies),
    ...retirementRoutes(rooms.retirement),
    ...supportRoutes(rooms.support),
    ...adminSupportRoutes(rooms.support),
    ...testimonialRoutes(rooms.testimonials),
    ...adminRoutes(rooms),
  }
}
