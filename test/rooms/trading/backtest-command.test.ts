/** `npm run backtest` as a person and a program meet it: the object alone on stdout, sentences and exit code 2 for what is wrong. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longIt, someOf } from '#test/support/whole.ts'

const PRICES = 'test/vectors/prices.csv'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backtest-'))
})
afterAll(() => rm(folder, { recursive: true }))

type CommandResult = { readonly code: number | string; readonly stdout: string; readonly stderr: string }

function backtest(...args: string[]): Promise<CommandResult> {
  const command = ['scripts/run.mjs', 'tools/backtest.ts', ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }))
  })
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

describe('the backtest command', () => {
  it('prints exactly one object with --json and nothing besides', async () => {
    const { code, stdout, stderr } = await backtest('--strategy', 'eg', '--relatives', PRICES, '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
    const result = JSON.parse(stdout)
    expect(Object.keys(result)).toEqual(['strategy', 'final_wealth', 'max_drawdown', 'turnover'])
    expect(result).toMatchObject({ strategy: 'eg', final_wealth: expect.closeTo(1.072633263, 8) })
  })

  it('says how much of a searched result is luck, the same each time for the same seed', async () => {
    const asked = ['--strategy', 'olmar', '--relatives', PRICES, '--cost-bps', '10', '--search', '--trials', '12', '--json']
    const { code, stdout, stderr } = await backtest(...asked)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const found = JSON.parse(stdout)
    expect(found).toMatchObject({ strategy: 'olmar', trials: 12, parameters: { window: expect.any(Number), eps: expect.any(Number) } })
    for (const share of [found.deflated_sharpe, found.overfitting_probability]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect((await backtest(...asked)).stdout).toBe(stdout)
  })

  it('walks forward over windows, and refuses what cannot be searched', async () => {
    const walk = await backtest(
      '--strategy',
      'eg',
      '--relatives',
      PRICES,
      '--walk-forward',
      '--trials',
      '4',
      '--fit',
      '60',
      '--test',
      '30',
      '--json',
    )
    const { efficiency, windows } = JSON.parse(walk.stdout)
    expect(windows.map(({ from }: { from: number }) => from)).toEqual([0, 30, 60])
    expect(efficiency).toBeTypeOf('number')
    const refusals = [
      [['--strategy', 'bah', '--search'], 'bah has no parameter to search.'],
      [['--strategy', 'bcrp', '--search'], 'bcrp looks at all prices at once; there is nothing to search.'],
      [['--strategy', 'eg', '--search', '--eta', '1'], 'A search chooses the parameters itself: --eta is not for it.'],
      [['--strategy', 'eg', '--search', '--trials', '1'], '--trials is a whole number from 2 to 10000.'],
      [['--strategy', 'eg', '--search', '--walk-forward'], 'Either --search or --walk-forward.'],
      [['--strategy', 'eg', '--walk-forward'], 'A walk-forward with windows of 250 and 60 bars needs at least 310.'],
    ] as const
    const runs = await Promise.all(refusals.map(([args]) => backtest(...args, '--relatives', PRICES)))
    expect(runs.map(({ code, stderr }) => [code, stderr.trim()])).toEqual(refusals.map(([, sentence]) => [2, sentence]))
  })

  longIt('takes costs and parameters, and prints for people without --json', async () => {
    const dear = JSON.parse((await backtest('--strategy=eg', `--relatives=${PRICES}`, '--cost-bps=25', '--eta=0.05', '--json')).stdout)
    expect(dear.final_wealth).toBeCloseTo(1.064222414, 8)
    const { stdout } = await backtest('--strategy', 'bcrp', '--relatives', PRICES)
    expect(stdout).toMatch(/^strategy +bcrp\nfinal_wealth +1\.2714/)
  })

  it.each(
    someOf(['adahedge', 'anticor', 'bah', 'bcrp', 'best', 'mixture', 'monthly', 'olmar', 'ons', 'pamr', 'rmr', 'trend', 'ucrp', 'up'], 1),
  )('knows %s, on two assets and two days too', async (strategy) => {
    const path = await file(`${strategy}.csv`, 'X,Y\n1.1,0.9\n1.2,1\n')
    const { code, stdout } = await backtest('--strategy', strategy, '--relatives', path, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout).final_wealth).toBeGreaterThan(0)
  })

  it.each(
    someOf(
      [
        ['an unknown strategy', ['--strategy', 'oracle', '--relatives', PRICES], 'There is no strategy "oracle"'],
        ['a name of every object', ['--strategy', 'constructor', '--relatives', PRICES], 'There is no strategy "constructor"'],
        ['no strategy', ['--relatives', PRICES], '--strategy is missing.'],
        ['no file', ['--strategy', 'eg'], '--relatives is missing.'],
        ['a file that is not there', ['--strategy', 'eg', '--relatives', 'nowhere.csv'], 'nowhere.csv cannot be read.'],
        ['a cost that is no number', ['--strategy', 'eg', '--relatives', PRICES, '--cost-bps', 'ten'], '--cost-bps is a number'],
        ['a negative cost', ['--strategy', 'eg', '--relatives', PRICES, '--cost-bps', '-1'], '--cost-bps is a number'],
        ['a parameter of another rule', ['--strategy', 'eg', '--relatives', PRICES, '--eps', '1'], 'eg has no parameter eps; it has eta.'],
        ['a parameter that is no number', ['--strategy', 'pamr', '--relatives', PRICES, '--eps', ''], 'eps of pamr is a number'],
        ['a parameter of what has none', ['--strategy', 'best', '--relatives', PRICES, '--eta', '1'], 'best has no parameter eta.'],
        ['an option twice', ['--strategy', 'eg', '--strategy', 'ons', '--relatives', PRICES], '--strategy is given twice.'],
        ['an option without its value', ['--relatives', PRICES, '--strategy'], '--strategy needs a value.'],
      ],
      1,
    ),
  )('refuses %s with a sentence and exit code 2', async (_, args, sentence) => {
    const { code, stdout, stderr } = await backtest('--json', ...args)
    expect(stderr).toContain(sentence)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  it.each(
    someOf(
      [
        ['empty.csv', '', 'The file is empty.'],
        ['missing.csv', 'A,B\n1,2\n1,\n', 'the price is missing'],
        ['zero.csv', 'A,B\n1,2\n1,0\n', 'is zero'],
        ['negative.csv', 'A,B\n1,2\n1,-3\n', 'is negative'],
        ['ragged.csv', 'A,B\n1,2\n1,2,3\n', 'Line 3 has 3 cells'],
        ['infinite.csv', 'A\n1e300\n1e-300\n', 'a change that no number holds'],
      ],
      1,
    ),
  )('refuses %s with a sentence and exit code 2', async (name, text, sentence) => {
    const { code, stdout, stderr } = await backtest('--strategy', 'bah', '--relatives', await file(name, text), '--json')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(sentence)
  })

  it('says what it can do', async () => {
    const { code, stdout } = await backtest('--help')
    expect(code).toBe(0)
    expect(stdout).toContain('--strategy NAME --relatives FILE')
  })
})
