import pg from 'pg'
import { expect, it } from 'vitest'
import { readInstant } from './read-instant.ts'

const TIMESTAMPTZ = 1184
const driver = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date

it('reads what a session in UTC is sent as the driver reads it', () => {
  const instants = Array.from({ length: 2_000 }, (_, n) => new Date(Date.UTC(1970, 0, 1) + n * 87_654_321_987).toISOString())
  const texts = instants
    .filter((iso) => iso.length === 24)
    .flatMap((iso) => {
      const [day, time = ''] = iso.slice(0, -1).split('T')
      const seconds = time.slice(0, 8)
      return ['', '.1', '.12', '.123', '.000001', '.9999', '.999999'].map((fraction) => `${day} ${seconds}${fraction}+00`)
    })
  expect(texts.length).toBeGreaterThan(10_000)
  for (const text of texts) expect(readInstant(text), text).toEqual(driver(text))
})

it.each([
  'infinity',
  '-infinity',
  '2026-11-28 02:20:15+05:30',
  '2026-11-28 02:20:15',
  '0044-03-15 12:00:00+00 BC',
  '0044-03-15 12:00:00+00',
  '12026-11-28 02:20:15+00',
])('leaves %s to the driver', (text) => {
  expect(readInstant(text)).toBeNull()
})
