/**
 * Whether one administrator is enough. Solo approvals are summed over 24 hours for all beneficiaries and numbered by a key of
 * the money's group: two concurrent ones would take the same number, so the second is assessed again with the first in its sum.
 */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { countOtherAdministrators } from '#server/identity'
import { type ApprovalRequest, type Consent, NO_APPROVAL_NEEDED } from './change.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { readSoloApprovals } from './store.ts'

const SOLO_APPROVALS = 'alone/'

/** `wait`: needs a second administrator, and there is one. */
export async function consentTo(dependencies: ApprovalsDependencies, request: ApprovalRequest): Promise<Consent | 'wait'> {
  const { database, clock, settings } = dependencies
  const second = (await countOtherAdministrators(database, request.maker.user_id)) > 0
  if (request.rule === 'always') return second ? 'wait' : NO_APPROVAL_NEEDED
  if (request.amount === null || request.beneficiary === null) return NO_APPROVAL_NEEDED
  const at = clock.now()
  const { user_id: maker } = request.maker
  const { n, sum } = await readSoloApprovals(database.query, maker, addSeconds(at, -DAY_SECONDS))
  if (second && sum + request.amount > (await settings({ query: database.query })).four_eyes_threshold) return 'wait'
  const row = { maker, beneficiary: request.beneficiary, n: n + 1, amount: request.amount, at }
  return { ...NO_APPROVAL_NEEDED, keys: [`${SOLO_APPROVALS}${maker}/${n + 1}`], records: [{ name: 'approvals_record_solo', row }] }
}

/** A concurrent approval of the same administrator took the number: assess again. */
export function isSequenceConflict(key: string): boolean {
  return key.startsWith(SOLO_APPROVALS)
}
