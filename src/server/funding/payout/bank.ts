/** Bank details: encrypted at rest, shown with the last four characters of the number. The sandbox asks for specimen details only. */
import type * as z from 'zod/mini'
import type { bankDetails } from '#contract/funding'
import { type Cause, type Refused, refuseField } from '#kernel/refusal'
import type { Sealer } from '#server/store'
import type { BankRow } from '../store.ts'

export type BankDetails = z.output<typeof bankDetails>
export type BankBody = { readonly [Name in keyof BankDetails]?: string | undefined }

export const BANK_SEAL = 'funding/bank'
const MASK = '••••'
const MIN_LENGTH = 5

export function maskNumber(last_four: string): string {
  return `${MASK}${last_four}`
}

export function sealBank({ seal }: Pick<Sealer, 'seal'>, bank: BankDetails): BankRow {
  return { sealed: seal(JSON.stringify(bank), BANK_SEAL), last_four: bank.accountNumber.slice(-4) }
}

export function openBank({ open }: Pick<Sealer, 'open'>, { sealed }: BankRow): BankDetails {
  return JSON.parse(open(sealed, BANK_SEAL).toString()) as BankDetails
}

export function showBank(sealer: Pick<Sealer, 'open'>, row: BankRow): BankDetails {
  return { ...openBank(sealer, row), accountNumber: maskNumber(row.last_four) }
}

/** The details to save; null if nothing was sent or nothing changes. The masked number, as shown, means the saved one. */
export function mergeBank(body: BankBody | undefined, saved: BankDetails | null): BankDetails | null | Refused<'invalid'> {
  if (!body || Object.values(body).every((value) => !value)) return null
  const sent = body.accountNumber ?? ''
  const kept = saved !== null && sent === maskNumber(saved.accountNumber.slice(-4))
  const bank: BankDetails = {
    accountName: body.accountName ?? '',
    accountNumber: kept ? saved.accountNumber : sent,
    bicOrSwiftCode: body.bicOrSwiftCode ?? '',
    nationalCode: body.nationalCode ?? '',
    bankName: body.bankName ?? '',
    bankAddress: body.bankAddress ?? '',
  }
  for (const name of ['accountName', 'accountNumber', 'bankName'] as const) {
    if (bank[name] === '') return refuseBankField(name, { reason: 'bank_incomplete' })
  }
  if (bank.accountNumber.includes('•')) return refuseBankField('accountNumber', { reason: 'account_number_whole' })
  if (bank.accountNumber.length < MIN_LENGTH)
    return refuseBankField('accountNumber', { reason: 'account_number_least', params: { least: MIN_LENGTH } })
  return saved && JSON.stringify(saved) === JSON.stringify(bank) ? null : bank
}

function refuseBankField(name: keyof BankDetails, cause: Cause): Refused<'invalid'> {
  return refuseField(`payoutInfo.bank.${name}`, cause)
}
