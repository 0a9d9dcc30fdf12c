import { describe, expect, it } from 'vitest'
import { sealer } from '#server/store'
import { bankFault, spellBank } from './bank-number.ts'
import { mergeBank, openBank, sealBank, showBank } from './payout.ts'

const saved = {
  accountName: 'Specimen',
  accountNumber: 'SPECIMEN-0042',
  bicOrSwiftCode: 'SPECIMEN',
  nationalCode: '',
  bankName: 'Specimen bank',
  bankAddress: '',
}

describe('bank details', () => {
  it('are sealed at rest and shown with the last four characters of the number', () => {
    const seal = sealer('a secret key of the tests, long enough')
    const row = sealBank(seal, saved)
    expect(row.sealed.includes('SPECIMEN')).toBe(false)
    expect(openBank(seal, row)).toEqual(saved)
    expect(showBank(seal, row)).toEqual({ ...saved, accountNumber: '••••0042' })
  })
  it('keep the saved number when the masked one comes back, and change what else came', () => {
    expect(mergeBank({ ...saved, accountNumber: '••••0042' }, saved)).toBeNull()
    expect(mergeBank({ ...saved, accountNumber: '••••0042', bankName: 'Other' }, saved)).toEqual({ ...saved, bankName: 'Other' })
  })
  it('are left alone when nothing or an empty form comes', () => {
    expect(mergeBank(undefined, saved)).toBeNull()
    expect(mergeBank({ accountName: '', accountNumber: '', bicOrSwiftCode: '', bankName: '' }, saved)).toBeNull()
  })
  it('are refused with a masked number that is not the saved one, a short one, or without name, number or bank', () => {
    for (const wrong of [
      { accountNumber: '••••0043' },
      { accountNumber: '1234' },
      { accountNumber: '' },
      { accountName: '' },
      { bankName: '' },
    ]) {
      expect(mergeBank({ ...saved, ...wrong }, saved)).toMatchObject({ refused: 'invalid' })
    }
    expect(mergeBank({ ...saved, accountNumber: '••••0042' }, null)).toMatchObject({ refused: 'invalid' })
  })
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89\u00a03704-0044–0532\u200e013000', 'DE89370400440532013000'],
    ['DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠', 'DE89370400440532013000'],
    ['١٢٣٤ ٥٦٧٨', '12345678'],
    ['12-3456-7890123-00', '123456789012300'],
    ['••••0042', '••••0042'],
  ])('have one spelling of %j', (typed, number) => {
    expect([spellBank(typed), spellBank(number)]).toEqual([number, number])
  })
  it('store each number in it, and count the same account in another spelling as no change', () => {
    const typed = { ...saved, accountNumber: 'de89 3704 0044 0532 0130 00', bicOrSwiftCode: 'cobadeff xxx', nationalCode: '٢٠-00-00' }
    const bank = { ...saved, accountNumber: 'DE89370400440532013000', bicOrSwiftCode: 'COBADEFFXXX', nationalCode: '200000' }
    expect(mergeBank(typed, null)).toEqual(bank)
    expect([mergeBank(typed, bank), mergeBank(bank, typed), mergeBank({ ...typed, accountNumber: '••••3000' }, bank)]).toEqual([
      null,
      null,
      null,
    ])
    expect(mergeBank({ ...bank, bankName: 'Other' }, typed)).toEqual({ ...bank, bankName: 'Other' })
    expect(mergeBank({ ...bank, accountNumber: 'GB82WEST12345698765432' }, bank)).toMatchObject({ accountNumber: 'GB82WEST12345698765432' })
  })
  it('of an older version are shown with four characters of the number, not with blanks', () => {
    const seal = sealer('a secret key of the tests, long enough')
    const older = { ...saved, accountNumber: 'DE89 3704 0044 0532 0130 00' }
    expect(showBank(seal, { ...sealBank(seal, older), last_four: '0 00' }).accountNumber).toBe('••••3000')
    expect(sealBank(seal, older).last_four).toBe('3000')
  })
  it('are refused with an IBAN whose check digits do not fit', () => {
    for (const number of ['DE88 3704 0044 0532 0130 00', 'DE89370400440532013001', 'gb82west12345698765423', 'DE89370400440532013O00'])
      expect([number, mergeBank({ ...saved, accountNumber: number }, null)]).toMatchObject([
        number,
        { refused: 'invalid', fields: { 'payoutInfo.bank.accountNumber': { reason: 'account_number_iban' } } },
      ])
    const right = [
      'DE89370400440532013000',
      'GB82WEST12345698765432',
      'NO9386011117947',
      'MT84MALT011000012345MTLCAST001S',
      'SPECIMEN0042',
      'AB12345',
    ]
    expect(right.map((number) => bankFault(number))).toEqual(right.map(() => null))
  })
})
