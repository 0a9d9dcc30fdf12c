import { expect, it } from 'vitest'
import { openTurns } from './in-turn.ts'

it('runs works of one name one after another and those of another name at once', async () => {
  const inTurn = openTurns()
  const told: string[] = []
  const work = (name: string) => async () => {
    told.push(`${name} begins`)
    await Promise.resolve()
    await Promise.resolve()
    told.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([inTurn('a', work('1')), inTurn('a', work('2')), inTurn('b', work('3'))])).toEqual(['1', '2', '3'])
  expect(told.indexOf('2 begins')).toBeGreaterThan(told.indexOf('1 ends'))
  expect(told.indexOf('3 begins')).toBeLessThan(told.indexOf('1 ends'))
})

it('goes on after one that failed, whose caller alone is told', async () => {
  const inTurn = openTurns()
  const failed = inTurn('a', () => Promise.reject(new Error('away')))
  const next = inTurn('a', async () => 'here')
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('here')
})
