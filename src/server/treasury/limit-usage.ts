/** Utilisation of limits: members' money, the operator's accounts, and custody against what an account can store. Alarms from half on. */
import type { Settings } from '#contract/settings'
import { type Cents, cents, MAX_CENTS } from '#kernel/money'
import { heldForMembers, heldForOperator, readOperatorBalances } from '#server/books'
import { SIDE_LIMIT } from '#server/ledger'
import type { Query } from '#server/store'

const ALARM_BPS = 5_000

export type LimitUsage = {
  readonly name: 'members' | 'operator' | 'custody'
  readonly held: Cents
  readonly at_most: Cents
  readonly used_bps: number
}

export async function readLimitUsage(query: Query, { deposit_limit_all }: Pick<Settings, 'deposit_limit_all'>): Promise<LimitUsage[]> {
  const balances = await readOperatorBalances(query)
  return [
    limitUsageOf('members', heldForMembers(balances), deposit_limit_all),
    limitUsageOf('operator', heldForOperator(balances), SIDE_LIMIT),
    limitUsageOf('custody', balances.custody, cents(MAX_CENTS)),
  ]
}

/** With a limit of zero deposits are closed, so it can't fill up. */
export function limitUsageOf(name: LimitUsage['name'], held: Cents, at_most: Cents): LimitUsage {
  return { name, held, at_most, used_bps: at_most === 0n ? 0 : Number((held * 10_000n) / at_most) }
}

export function isAlarming({ used_bps }: LimitUsage): boolean {
  return used_bps >= ALARM_BPS
}

type Warn = (about: object, message: string) => void

/** Reports each alarm once, when it begins; for a job. */
export function openLimitWatch(read: () => Promise<readonly LimitUsage[]>, warn: Warn): () => Promise<void> {
  let reported = new Set<string>()
  return async () => {
    const alarming = (await read()).filter(isAlarming)
    for (const { name, held, at_most, used_bps } of alarming) {
      if (reported.has(name)) continue
      warn({ limit: name, held_cents: String(held), at_most_cents: String(at_most), used_bps }, 'a limit is more than half used')
    }
    reported = new Set(alarming.map(({ name }) => name))
  }
}
