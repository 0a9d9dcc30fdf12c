import { randomBelow } from '#kernel/id'

/** No 0 O 1 I L, because the code is read aloud and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** 31^8 codes; the database refuses duplicates. */
export function drawReferralCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomBelow(LETTERS.length))).join('')
}

export function readReferralCode(typed: string): string {
  return typed.trim().toUpperCase()
}
