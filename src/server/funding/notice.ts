/** Notices to members: the event and its parameters, already formatted as text. */
import { formatUsd } from '#kernel/money'
import type { JournalRecord } from '#server/ledger'
import { type OutboxRow, outboxRecord } from '#server/store'
import type { Transaction } from '#server/transactions'
import { coinName } from './address/coin.ts'
import type { FundingDependencies } from './dependencies.ts'
import { maskNumber } from './payout/payout.ts'

export type FundingEvent =
  | 'deposit.settled'
  | 'deposit.declined'
  | 'withdrawal.asked'
  | 'withdrawal.confirmed'
  | 'withdrawal.paid'
  | 'withdrawal.declined'
  | 'withdrawal.lapsed'
  | 'withdrawal.cancelled'
  | 'adjustment.credit'
  | 'adjustment.debit'
  | 'payout_address.changed'
  | 'payout_address.removed'
  | 'payout_address.put_back'
  | 'payout_address.taken_back'
  | 'bank_details.changed'
  | 'deposit_wallet.changed'

/** `link`: a path that only the mail contains. */
export function noticeRow(user_id: string, event: FundingEvent, params: Readonly<Record<string, string>>, link?: string): OutboxRow {
  return { kind: 'notify', payload: { user_id, event, params, ...(link === undefined ? {} : { link }) } }
}

/** The notice as a record of the group that moves the money. Adds `amount`, and `destination` and `reason` if known. */
export function noticeRecord(
  { sealer, clock }: Pick<FundingDependencies, 'sealer' | 'clock'>,
  transaction: Transaction,
  event: FundingEvent,
  more: Readonly<Record<string, string>> = {},
): JournalRecord {
  const params = {
    amount: formatUsd(transaction.amount),
    ...(transaction.type === 'debit' && transaction.origin === 'rail' ? { destination: destinationText(transaction) } : {}),
    ...(transaction.reason ? { reason: transaction.reason } : {}),
    ...more,
  }
  return outboxRecord(sealer, noticeRow(transaction.user_id, event, params), clock.now())
}

/** `BTC (Bitcoin) tb1…`, or `bank:••••0042`, which messages translate into words. */
export function destinationText({ coin, network, address, bank_last_four }: Transaction): string {
  if (bank_last_four !== null) return `bank:${maskNumber(bank_last_four)}`
  return `${coinName({ symbol: coin ?? '', network: network ?? '' })} ${address ?? ''}`
}
