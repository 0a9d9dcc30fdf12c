/** The screen of each queue, filtered to what is pending; only queues that have a screen. */
import type { Role } from '#contract/shared/role'
import { allConsolePlaces } from '#web/shared/menu/console-places.ts'
import type { QueueName } from '#web/shared/menu/use-admin-overview.ts'

const filters: Partial<Record<QueueName, string>> = {
  deposits: '?waiting=true&type=credit',
  withdrawals: '?waiting=true&type=debit',
  accounts: '?status=in_review',
  referrals: '?state=review',
  testimonials: '?state=waiting',
}

export function queueHref(name: QueueName, role: Role): string | null {
  const place = allConsolePlaces(role).find(({ queues }) => queues?.includes(name))
  return place ? `${place.href}${filters[name] ?? ''}` : null
}
