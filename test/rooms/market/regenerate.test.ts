/** The public command that recomputes the simulated ticks. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { formatPrice } from '#kernel/price'
import { someOf } from '#test/support/whole.ts'
import { coins } from '#trading/coins'
import { openSimulator } from '#trading/simulator/index'

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url))
const execute = promisify(execFile)
const regenerate = (...args: string[]) => execute(process.execPath, [RUN, 'tools/regenerate.ts', ...args])
const minute = ['--from', '2026-03-01T23:59:30Z', '--to', '2026-03-02T00:00:30Z']
const from = Date.parse('2026-03-01T23:59:30Z') / 1000

it('prints each second of the default seed as CSV, or of any other seed and one coin', async () => {
  const all = (await regenerate(...minute)).stdout.trimEnd().split('\n')
  expect(all[0]).toBe(`at,${coins.map(({ symbol }) => symbol).join(',')}`)
  expect(all.slice(1)).toEqual(
    [...openSimulator().ticks(from, from + 60)].map(({ second, prices }) =>
      [new Date(second * 1000).toISOString(), ...prices.map(formatPrice)].join(','),
    ),
  )
  const one = (await regenerate(...minute, '--seed', 'mine', '--symbol', 'sol')).stdout.split('\n')
  expect(one[1]).toBe(`2026-03-01T23:59:30.000Z,${formatPrice(openSimulator({ seed: 'mine' }).pricesAt(from)[4] ?? expect.fail())}`)
})

it('refuses what it cannot answer, with a reason and no price', async () => {
  const wrong = [
    [['--from', 'yesterday', '--to', '2026-03-02T00:00:30Z'], 'Say --from and --to'],
    [['--from', '2019-03-02T00:00:00Z', '--to', '2026-03-03T00:00:00Z'], 'begin at 2022-01-01'],
    [[...minute, '--symbol', 'MOON'], 'There is no coin MOON'],
    [[...minute, '--now'], '--now'],
  ] as const
  for (const [args, reason] of someOf(wrong, 1)) {
    const refused = await regenerate(...args).catch((error: { code: number; stdout: string; stderr: string }) => error)
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(reason) })
  }
})
