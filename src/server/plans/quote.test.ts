import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { readQuote, signQuote } from './quote.ts'

const KEY = Buffer.alloc(32, 7)
const ID = newId()
const NOW = new Date('2026-01-05T12:00:00.000Z')

describe('an exit quote', () => {
  const { quote, expires_at } = signQuote(KEY, ID, cents(2_500n), NOW)

  it('is read back as it was signed, good for 60 seconds', () => {
    expect(expires_at).toEqual(new Date('2026-01-05T12:01:00.000Z'))
    expect(readQuote([KEY], quote, ID)).toEqual({ investment_id: ID, paid: 2_500n, expires_at })
  })

  it('is nobody’s when anything in it was changed, when it is for another investment or under another key', () => {
    expect(readQuote([KEY], quote, newId())).toBeNull()
    expect(readQuote([Buffer.alloc(32, 8)], quote, ID)).toBeNull()
    for (let at = 0; at < quote.length; at += 1) {
      const other = quote[at] === '1' ? '2' : '1'
      expect(readQuote([KEY], quote.slice(0, at) + other + quote.slice(at + 1), ID), `character ${at}`).toBeNull()
    }
    for (const text of [
      '',
      '.',
      `${quote}.`,
      `${quote}=`,
      quote.slice(0, -1),
      quote.replace('2500', '-2500'),
      quote.replace('2500', '2500.0'),
      quote.replace('2500', '02500'),
    ])
      expect(readQuote([KEY], text, ID), text).toBeNull()
  })
})
