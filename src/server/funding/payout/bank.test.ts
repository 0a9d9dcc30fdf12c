import { describe, expect, it } from 'vitest'
import { sealer } from '#server/store'
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
})
