/**
 * Perfect Money: the letter of the account's currency (U dollars, E euros, G gold) and the account's number, without a checksum.
 * https://perfectmoney.com/sample-api.html
 */
import type { Reading } from './reading.ts'

const FORM = /^[UEG]\d*$/i
const DIGITS = { least: 5, most: 10 }

export function readPerfectMoney(account: string): Reading {
  if (!FORM.test(account)) return { fault: 'form' }
  const digits = account.length - 1
  return digits >= DIGITS.least && digits <= DIGITS.most ? { account: account.toUpperCase() } : { fault: 'length' }
}
