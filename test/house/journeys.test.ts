/** Each file of journeys has a smoke path, which `npm test` takes, and none has a test that is neither that nor a journey. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../journeys')
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'))
const beginsWith = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(join(FOLDER, name), 'utf8')))

it('has a smoke path in each file of journeys', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(beginsWith(/^ *smoke(?:\.each)?\(/m)).toEqual(files)
  expect(beginsWith(/^ *(?:it|test|longIt)(?:\.\w+)?\(/m)).toEqual([])
})
