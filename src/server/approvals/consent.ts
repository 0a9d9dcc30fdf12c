/**
 * Whether one person is enough. What somebody decides alone is summed over 24 hours, whoever it is for, and numbered by a key of the group that
 * moves the money: two at once would take the same number, so the second is judged again with the first in its sum.
 */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { countOtherAdministrators } from '#server/identity'
import { type Ask, type Consent, FREELY } from './change.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { readAlone } from './store.ts'

const ALONE = 'alone/'

/** `wait`: it needs a second administrator, and there is one. */
export async function consentTo(dependencies: ApprovalsDependencies, ask: Ask): Promise<Consent | 'wait'> {
  const { database, clock, settings } = dependencies
  const second = (await countOtherAdministrators(database, ask.maker.user_id)) > 0
  if (ask.rule === 'always') return second ? 'wait' : FREELY
  if (ask.amount === null || ask.beneficiary === null) return FREELY
  const at = clock.now()
  const { user_id: maker } = ask.maker
  const { n, sum } = await readAlone(database.query, maker, addSeconds(at, -DAY_SECONDS))
  if (second && sum + ask.amount > (await settings({ query: database.query })).four_eyes_threshold) return 'wait'
  const row = { maker, beneficiary: ask.beneficiary, n: n + 1, amount: ask.amount, at }
  return { ...FREELY, keys: [`${ALONE}${maker}/${n + 1}`], records: [{ name: 'approvals_record_alone', row }] }
}

/** The key that a group was refused for was the number of a decision alone: it is to be judged again. */
export function tookNumber(key: string): boolean {
  return key.startsWith(ALONE)
}
