/** User-visible services, each checked by its room. */
import { type ServiceName, serviceNames } from '#contract/stats'
import type { Clock } from '#kernel/clock'
import type { Check, Health } from '../health.ts'

export type Service = { readonly name: ServiceName; readonly ok: boolean }

export type ServiceSources = {
  readonly clock: Clock
  /** The last price of the current source; null: none yet. */
  priceAsOf(): Promise<Date | null>
  /** Since when the books have moved on without a proof, when that is too long. */
  proofLateSince(): Promise<Date | null>
  /** Why nothing is signed, if the database is behind what was published. */
  proofBehind(): string | null
  /** Mails that have waited too long. */
  countStuckMails(): Promise<number>
}

const STALE_PRICE_MS = 120_000

/** Public: only whether a service works. The reasons are at /readyz and in the log. */
export async function checkServices(sources: ServiceSources, health: Health): Promise<Service[]> {
  const checks = await health.read()
  if (!isOk(checks, 'store')) return serviceNames.map((name) => ({ name, ok: false }))
  const [price_at, late_since, stuck] = await Promise.all([sources.priceAsOf(), sources.proofLateSince(), sources.countStuckMails()])
  const results: Record<ServiceName, boolean> = {
    store: true,
    ledger: isOk(checks, 'ledger') && isOk(checks, 'writes'),
    clock: isOk(checks, 'clock'),
    prices: price_at !== null && sources.clock.now().getTime() - price_at.getTime() <= STALE_PRICE_MS,
    proof: late_since === null && sources.proofBehind() === null,
    mail: stuck === 0,
  }
  return serviceNames.map((name) => ({ name, ok: results[name] }))
}

function isOk(checks: readonly Check[], name: ServiceName | 'writes'): boolean {
  return checks.find((check) => check.name === name)?.ok === true
}
