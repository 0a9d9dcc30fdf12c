/** Saved payout destinations, as shown and as the withdrawal form submits them. */
import type * as z from 'zod/mini'
import type { bankDetails, payoutInfo } from '#contract/funding'
import { isSpecimen, SANDBOX_PREFIX } from '#contract/shared/specimen'
import { type Cause, type Refused, refuseField } from '#kernel/refusal'
import type { Query, Sealer } from '#server/store'
import { findCoin } from '../address/coin.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { type BankRow, listAddresses, type PayoutAddress, readAddress, readBank } from '../store.ts'
import { bankFault, lastFour, spellBank } from './bank-number.ts'

export type PayoutInfo = z.output<typeof payoutInfo>

const SEPARATOR = '::'

/** `address::symbol::network` */
export function selectedCoin({ address, symbol, network }: Pick<PayoutAddress, 'address' | 'symbol' | 'network'>): string {
  return [address, symbol, network].join(SEPARATOR)
}

/** The saved address that the text identifies; null if there is none. */
export async function findSelected(
  { database, rail }: Pick<FundingDependencies, 'database' | 'rail'>,
  user_id: string,
  text: string,
): Promise<PayoutAddress | null> {
  const [address = '', symbol = '', network = '', ...more] = text.split(SEPARATOR)
  const coin = more.length === 0 ? findCoin(symbol, network) : null
  const saved = coin ? await readAddress(database.query, user_id, coin.symbol, coin.network) : null
  if (!coin || !saved) return null
  if (isSpecimen(saved.account)) return rail.pays_specimens && address === saved.address ? saved : null
  const parsed = coin.parse(address.trim())
  return 'account' in parsed && parsed.account === saved.account ? saved : null
}

export async function readPayout(
  { database, sealer }: Pick<FundingDependencies, 'database' | 'sealer'>,
  user_id: string,
): Promise<PayoutInfo> {
  const [bank, addresses] = await Promise.all([readBank(database.query, user_id), listAddresses(database.query, user_id)])
  return {
    bank: bank && showBank(sealer, bank),
    crypto: addresses.map(({ symbol, address, network }) => ({ symbol, address, network })),
  }
}

export async function listPayoutAddresses({ database }: Pick<FundingDependencies, 'database'>, user_id: string) {
  const rows = await listAddresses(database.query, user_id)
  return rows.map((row) => {
    const { symbol, network, address, unlocks_at, created_at } = row
    return { symbol, network, address, unlocks_at, created_at, selected_coin: selectedCoin(row) }
  })
}

export type BankDetails = z.output<typeof bankDetails>
export type BankBody = { readonly [Name in keyof BankDetails]?: string | undefined }

export const BANK_SEAL = 'funding/bank'
const MASK = '••••'

/** Bank details: encrypted at rest, shown with the last four characters of the number. The sandbox asks for specimen details only. */
export function maskNumber(last_four: string): string {
  return `${MASK}${last_four}`
}

export function sealBank({ seal }: Pick<Sealer, 'seal'>, bank: BankDetails): BankRow {
  return { sealed: seal(JSON.stringify(bank), BANK_SEAL), last_four: lastFour(bank.accountNumber) }
}

export function openBank({ open }: Pick<Sealer, 'open'>, { sealed }: BankRow): BankDetails {
  return JSON.parse(open(sealed, BANK_SEAL).toString()) as BankDetails
}

export function showBank(sealer: Pick<Sealer, 'open'>, row: BankRow): BankDetails {
  const bank = openBank(sealer, row)
  return { ...bank, accountNumber: maskNumber(lastFour(bank.accountNumber)) }
}

/** The details to save; null if nothing was sent or nothing changes. The masked number, as shown, means the saved one. */
export function mergeBank(body: BankBody | undefined, saved: BankDetails | null): BankDetails | null | Refused<'invalid'> {
  if (!body || Object.values(body).every((value) => !value)) return null
  const sent = spellBank(body.accountNumber ?? '')
  const kept = saved !== null && sent === maskNumber(lastFour(saved.accountNumber))
  const bank = spelled({
    accountName: body.accountName ?? '',
    accountNumber: sent,
    bicOrSwiftCode: body.bicOrSwiftCode ?? '',
    nationalCode: body.nationalCode ?? '',
    bankName: body.bankName ?? '',
    bankAddress: body.bankAddress ?? '',
  })
  for (const name of ['accountName', 'accountNumber', 'bankName'] as const) {
    if (bank[name] === '') return refuseBankField(name, { reason: 'bank_incomplete' })
  }
  const fault = kept ? null : bankFault(sent)
  if (fault) return refuseBankField('accountNumber', fault)
  const whole = kept ? { ...bank, accountNumber: saved.accountNumber } : bank
  return saved && JSON.stringify(spelled(saved)) === JSON.stringify(spelled(whole)) ? null : whole
}

/** In the order of the stored details. */
function spelled({ accountName, accountNumber, bicOrSwiftCode, nationalCode, bankName, bankAddress }: BankDetails): BankDetails {
  const [number, bic, code] = [accountNumber, bicOrSwiftCode, nationalCode].map(spellBank)
  return { accountName, accountNumber: number ?? '', bicOrSwiftCode: bic ?? '', nationalCode: code ?? '', bankName, bankAddress }
}

function refuseBankField(name: keyof BankDetails, cause: Cause): Refused<'invalid'> {
  return refuseField(`payoutInfo.bank.${name}`, cause)
}

/** UNION ALL, so that each half uses the indexes of its table; duplicates do no harm. */
const ALL_ACCOUNTS = `SELECT user_id, account FROM payout_address UNION ALL SELECT user_id, account FROM payout_address_change WHERE account IS NOT NULL`

/** The other users with such an address. A specimen is the same for all. */
export async function usersSharingAddress(query: Query, user_id: string): Promise<string[]> {
  const rows = await query<{ user_id: string }>(
    `SELECT DISTINCT user_id FROM (${ALL_ACCOUNTS}) AS ever
     WHERE user_id <> $1 AND account = ANY (ARRAY(SELECT account FROM (${ALL_ACCOUNTS}) AS own WHERE user_id = $1 AND NOT starts_with(account, $2))) ORDER BY user_id`,
    [user_id, SANDBOX_PREFIX],
  )
  return rows.map((row) => row.user_id)
}
