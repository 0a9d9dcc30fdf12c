/**
 * Perfect Money: the letter of the currency (U dollars, E euros, G gold) and the account number, without a checksum.
 * https://perfectmoney.com/sample-api.html
 */
import type { ParsedAddress } from './base58.ts'

const PATTERN = /^[UEG]\d*$/i
const DIGITS = { least: 5, most: 10 }

export function parsePerfectMoney(account: string): ParsedAddress {
  if (!PATTERN.test(account)) return { fault: 'form' }
  const digits = account.length - 1
  return digits >= DIGITS.least && digits <= DIGITS.most ? { account: account.toUpperCase() } : { fault: 'length' }
}
