import { describe, expect, test } from 'vitest'
import { dayLabel } from './transaction-words.ts'

const now = new Date(Date.UTC(2026, 10, 20, 0, 30))
const ago = (days: number, hour = 12) => dayLabel(new Date(Date.UTC(2026, 10, 20 - days, hour)), now)

describe('the label of a day', () => {
  test('is Today for anything on the same calendar day', () => {
    expect(dayLabel(new Date('2026-11-20T00:01:00Z'), now)).toEqual({ kind: 'today' })
  })
  test('is Yesterday across midnight, however few the hours', () => {
    expect(dayLabel(new Date('2026-11-19T23:59:00Z'), now)).toEqual({ kind: 'yesterday' })
  })
  test('counts days under seven, then says 1 week ago up to thirteen, then gives the date', () => {
    expect(ago(2)).toEqual({ kind: 'days_ago', count: 2 })
    expect(ago(6)).toEqual({ kind: 'days_ago', count: 6 })
    expect(ago(7)).toEqual({ kind: 'week_ago' })
    expect(ago(13)).toEqual({ kind: 'week_ago' })
    expect(ago(14)).toEqual({ kind: 'date' })
  })
  test('is Today for an instant that lies ahead', () => {
    expect(ago(-1)).toEqual({ kind: 'today' })
  })
})
