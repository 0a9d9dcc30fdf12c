/** Deletes a deposit wallet. Deposits that use it keep a copy of its address. */

import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { NO_APPROVAL_NEEDED } from '#server/approvals'
import type { Actor } from '#server/audit'
import { submit, type TransientName } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'
import type { Wallet } from '../store.ts'
import { auditRecord } from './save-wallet.ts'
import { findWallet } from './wallet.ts'
import { changeRecords } from './wallet-change.ts'

export async function deleteWallet(
  dependencies: FundingDependencies,
  { id, by }: { readonly id: string; readonly by: Actor },
  once: IdempotencyContext<Wallet>,
): Promise<Wallet | Replayed | Refused<'no_wallet' | 'wrong_status' | TransientName>> {
  const before = await findWallet(dependencies, id)
  if (isRefused(before)) return before
  const at = dependencies.clock.now()
  const work = {
    keys: [`wallet/${id}/v${before.version + 1}`],
    claims: [],
    records: [
      { name: 'funding_record_wallet_end', row: { id } },
      ...changeRecords(dependencies, { before, after: null }, 1, at),
      auditRecord(dependencies, by, { before, after: null }, NO_APPROVAL_NEEDED),
    ],
    effective_at: at,
  }
  const outcome = await submit(dependencies.post, work, once, before)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  return 'reply' in outcome ? outcome.reply : refuse('wrong_status', { reason: 'wallet_changed' })
}
