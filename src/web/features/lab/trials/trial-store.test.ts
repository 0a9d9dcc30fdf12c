import { beforeEach, expect, it, vi } from 'vitest'
import { addTrials, nextReport, readPending, reportTaken } from './trial-store.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
    clear: () => storage.clear(),
  })
  vi.stubGlobal('sessionStorage', { clear: () => {} })
})

it('adds up the trials of each family', () => {
  addTrials('eg', 1)
  addTrials('olmar', 200)
  addTrials('eg', 45)
  expect(readPending()).toEqual({ eg: 46, olmar: 200 })
})

it('repeats a report with its key until it was taken, and subtracts it once', () => {
  addTrials('olmar', 1_200)
  const first = nextReport()
  addTrials('olmar', 5)
  expect(nextReport()).toEqual(first)
  expect(first).toMatchObject({ family: 'olmar', trials: 1_000 })
  if (!first) return
  reportTaken(first)
  reportTaken(first)
  expect(readPending()).toEqual({ olmar: 205 })
  expect(nextReport()).toMatchObject({ trials: 205 })
})

it('keeps the count through a log-out', async () => {
  const { clearStored } = await import('#web/shared/session/stored-user.ts')
  addTrials('eg', 7)
  storage.set('user', '{}')
  clearStored()
  expect(readPending()).toEqual({ eg: 7 })
  expect(storage.has('user')).toBe(false)
})

it('reads nothing out of a text that is not its own', () => {
  for (const text of ['{', '[]', 'null', '{"families":{"eg":-3,"luck":9},"sending":{"family":"x"}}']) {
    storage.set('lab:trials', text)
    expect(readPending()).toEqual({})
    expect(nextReport()).toBeNull()
  }
})
