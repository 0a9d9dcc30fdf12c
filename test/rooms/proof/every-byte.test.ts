/** Nothing in a bundle is idle: any one character or number of it changed breaks it, for both verifiers alike. */
import { expect, it } from 'vitest'
import { verifyBundle } from '#proof/index'
import { accountId, identity, openPlatform } from '#test/rooms/proof/platform.ts'
import { runOnBundle } from '#test/rooms/proof/run-tool.ts'

const platform = openPlatform()
platform.addBatch()
platform.addEpoch([1, 2, 3].map((number) => ({ account_id: accountId(number), amount: BigInt(number) * 1_000n })))
platform.addBatch()
const bundle = JSON.stringify(platform.bundle(accountId(2)))

/** Every text that differs from the bundle's in one letter or digit of a value and is still JSON. */
const changed = [...bundle].flatMap((letter, at) => {
  const other = /[0-9]/.test(letter) ? String((Number(letter) + 1) % 10) : /[a-zA-Z]/.test(letter) ? (letter === 'a' ? 'b' : 'a') : null
  return other === null ? [] : [bundle.slice(0, at) + other + bundle.slice(at + 1)]
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One in so many is tried. */
const ONE_IN = Number(process.env.BYTES_ONE_IN ?? 10)

it('fails in the browser if any one character is changed', () => {
  expect(verifyBundle(JSON.parse(bundle), identity).holds).toBe(true)
  expect(changed.length).toBeGreaterThan(2_000)
  const holding = changed.filter((text, at) => at % ONE_IN === 0 && verifyBundle(parsed(text), identity).holds)
  expect(holding).toEqual([])
})

it('breaks for the tool at some of those', async () => {
  expect(await runOnBundle(parsed(bundle))).toMatchObject({ exit: 0 })
  for (const text of changed.filter((_, at) => at % (40 * ONE_IN) === 7)) expect(await runOnBundle(parsed(text))).toMatchObject({ exit: 1 })
})
