/** The changes of this room that need a second administrator. */
import * as z from 'zod/mini'
import { depositNetworks } from '#contract/shared/deposit-network'
import { defineChange, unreadableChange } from '#server/approvals'
import type { Funding } from './open.ts'

const adjustment = z.object({ account: z.enum(['main', 'bonus', 'earning']), narration: z.string() })
const decision = z.object({ transaction: z.string() })
const wallet = z.object({
  version: z.optional(z.number()),
  name: z.optional(z.string()),
  symbol: z.optional(z.string()),
  network: z.optional(z.enum(depositNetworks)),
  address: z.optional(z.string()),
  image: z.optional(z.nullable(z.string())),
  rank: z.optional(z.number()),
})

export function fundingChanges(funding: Pick<Funding, 'adjust' | 'approve' | 'saveWallet'>) {
  const adjust = (type: 'credit' | 'debit') =>
    defineChange(adjustment, async ({ account }, { object_id, amount, maker_reason }, { checker: by, consent }, once) => {
      if (amount === null || object_id === null) return unreadableChange()
      return funding.adjust({ user_id: object_id, account, type, amount, narration: maker_reason ?? '', by, consent }, once)
    })
  const approve = defineChange(decision, ({ transaction }, _, { checker: by, consent }, once) =>
    funding.approve({ transaction_id: transaction, by, consent }, once),
  )
  const saveWallet = defineChange(wallet, ({ version, ...fields }, { object_id }, { checker: by, consent }, once) => {
    const request = { id: object_id, fields, by, consent }
    return funding.saveWallet(version === undefined ? request : { ...request, version }, once)
  })
  return {
    'adjustment.credit': adjust('credit'),
    'adjustment.debit': adjust('debit'),
    'deposit.approve': approve,
    'withdrawal.approve': approve,
    'wallet.create': saveWallet,
    'wallet.change': saveWallet,
  }
}
