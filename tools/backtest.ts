/**
 * Follows a rule over a CSV of prices: `npm run backtest -- --strategy eg --relatives FILE [--cost-bps N] [--json] [--parameter value …]`.
 * With `--search` or `--walk-forward`: how much of the rule's best result is luck.
 * Exit code 0 with the result on stdout; 2 with a sentence on stderr when something about the command or the file is wrong.
 */
import { readFile } from 'node:fs/promises'
import { type Relatives, readPriceTable, simulate } from '../src/trading/backtest/index.ts'
import { judge, tryParameters } from '../src/trading/evidence/search.ts'
import { gridChoices, randomChoices, searched } from '../src/trading/evidence/search-space.ts'
import { walkForward } from '../src/trading/evidence/walk-forward.ts'
import type { Rule } from '../src/trading/rule.ts'
import { followed, type HindsightId, hindsights, isRuleId, makeRule, type RuleId, ruleIds } from '../src/trading/rules/index.ts'
import { seeded } from '../src/trading/seeded.ts'

const STRATEGIES = [...ruleIds, ...Object.keys(hindsights)].sort()
const USAGE = `npm run backtest -- --strategy NAME --relatives FILE [--cost-bps N] [--json] [--PARAMETER NUMBER …]
  or, in the place of parameters: --search [--trials N] [--seed N], or --walk-forward [--trials N] [--fit N] [--test N]
strategies: ${STRATEGIES.join(', ')}
npm run --silent keeps npm's own lines off stdout
FILE: CSV, a header of asset names, then a row of prices for each bar
--cost-bps: basis points of the value traded; the first purchase counts
--search: tries --trials N (200) random parameters from --seed N (1); sharpe and expected_best per bar; deflated_sharpe: chance that the best is
  more than luck; overfitting_probability: chance that the best of one half is below the median in the other
--walk-forward: chooses from a grid of --trials N on --fit N (250) bars, uses it on the next --test N (60), again and again;
  efficiency: growth in the tests over growth in the fits
turnover: value bought and sold over the value held, summed over all bars; max_drawdown: 0.25 is 25 %`

type Options = {
  readonly strategy: string
  readonly file: string
  readonly cost_bps: number
  readonly json: boolean
  readonly evidence: { readonly by: typeof search; readonly asked: Evidence } | null
  readonly parameters: Readonly<Record<string, number>>
}

const FLAGS = ['json', 'help', 'search', 'walk_forward']
/** Least and most of each, and what holds without it. */
const COUNTS = { trials: [2, 10_000, 200], seed: [0, 2 ** 32 - 1, 1], fit: [30, 10_000, 250], test: [5, 10_000, 60] } as const

/** `--name value`, `--name=value` and flags, by name with `_` for `-`. */
function readArguments(args: readonly string[]): Map<string, string> | string {
  const given = new Map<string, string>()
  let waiting: string | null = null
  for (const arg of args) {
    if (waiting !== null) {
      given.set(waiting, arg)
      waiting = null
      continue
    }
    const [, option, attached] = /^--([a-z][\w-]*)(?:=(.*))?$/s.exec(arg) ?? []
    if (!option) return `${JSON.stringify(arg)} is no option.\n${USAGE}`
    const name = option.replaceAll('-', '_')
    if (given.has(name)) return `--${option} is given twice.`
    if (FLAGS.includes(name)) given.set(name, '')
    else if (attached !== undefined) given.set(name, attached)
    else waiting = name
  }
  return waiting === null ? given : `--${waiting.replaceAll('_', '-')} needs a value.`
}

function readOptions(given: ReadonlyMap<string, string>): Options | string {
  const { strategy, relatives, cost_bps = '0', json, search: _, walk_forward: __, ...rest } = Object.fromEntries(given)
  if (!strategy) return `--strategy is missing.\n${USAGE}`
  if (!STRATEGIES.includes(strategy)) return `There is no strategy ${JSON.stringify(strategy)}; there are ${STRATEGIES.join(', ')}.`
  if (!relatives) return `--relatives is missing.\n${USAGE}`
  const cost = readNumber(cost_bps)
  if (!(cost >= 0 && cost <= 10_000)) return '--cost-bps is a number from 0 to 10000.'
  const evidence = readEvidence(given, cost)
  if (typeof evidence === 'string') return evidence
  const parameters = Object.fromEntries(
    Object.entries(rest)
      .filter(([name]) => !(evidence && name in COUNTS))
      .map(([name, value]) => [name, readNumber(value)]),
  )
  if (evidence && !isRuleId(strategy)) return `${strategy} looks at all prices at once; there is nothing to search.`
  if (evidence && Object.keys(parameters).length > 0)
    return `A search chooses the parameters itself: --${Object.keys(parameters)[0]} is not for it.`
  return { strategy, file: relatives, cost_bps: cost, json: json !== undefined, parameters, evidence }
}

function readEvidence(given: ReadonlyMap<string, string>, cost_bps: number): Options['evidence'] | string {
  const by = given.has('search') ? search : given.has('walk_forward') ? walk : null
  if (!by) return null
  if (given.has('search') && given.has('walk_forward')) return 'Either --search or --walk-forward.'
  const asked: Record<string, number> = { cost_bps }
  for (const [name, [least, most, otherwise]] of Object.entries(COUNTS)) {
    const value = given.has(name) ? readNumber(given.get(name) as string) : otherwise
    if (!(Number.isInteger(value) && value >= least && value <= most)) return `--${name} is a whole number from ${least} to ${most}.`
    asked[name] = value
  }
  return { by, asked: asked as Evidence }
}

function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

function chooseRule({ strategy, parameters }: Options, relatives: readonly (readonly number[])[]): Rule | string {
  if (isRuleId(strategy)) return makeRule(strategy, parameters)
  const [name] = Object.keys(parameters)
  if (name !== undefined) return `${strategy} has no parameter ${name}.`
  return followed(hindsights[strategy as HindsightId], relatives)
}

async function main(): Promise<number> {
  const given = readArguments(process.argv.slice(2))
  if (typeof given === 'string') return refuse(given)
  if (given.has('help')) return say(`${USAGE}\n`)
  const options = readOptions(given)
  if (typeof options === 'string') return refuse(options)
  const text = await readFile(options.file, 'utf8').catch(() => null)
  if (text === null) return refuse(`${options.file} cannot be read.`)
  const table = readPriceTable(text)
  if (typeof table === 'string') return refuse(`${options.file}: ${table}`)
  if (options.evidence) {
    const { by, asked } = options.evidence
    const answer = by(options.strategy as RuleId, table.relatives, asked)
    return typeof answer === 'string' ? refuse(answer) : say(`${JSON.stringify(answer, null, options.json ? 0 : 2)}\n`)
  }
  const rule = chooseRule(options, table.relatives)
  if (typeof rule === 'string') return refuse(rule)
  const { net, max_drawdown, turnover } = simulate(rule, table.relatives, { cost_bps: options.cost_bps })
  const result = { strategy: options.strategy, final_wealth: net.at(-1) ?? 1, max_drawdown, turnover }
  if (!Object.values(result).every((value) => typeof value === 'string' || Number.isFinite(value)))
    return refuse('The wealth grows beyond what a number holds.')
  return say(options.json ? `${JSON.stringify(result)}\n` : printed(result, table.assets.length, table.relatives.length))
}

function printed(result: Record<string, string | number>, assets: number, bars: number): string {
  const rows = Object.entries({ ...result, assets, bars }).map(([name, value]) => `${name.padEnd(14)}${value}`)
  return `${rows.join('\n')}\n`
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 2
}

process.exitCode = await main()

export type Evidence = {
  /** Runs of a search; of a walk-forward, the choices in each fit window. */
  readonly trials: number
  readonly seed: number
  /** Bars of a fit window and of the test window after it. */
  readonly fit: number
  readonly test: number
  readonly cost_bps: number
}

type Answer = Readonly<Record<string, unknown>> | string

/** The figures, or a sentence on why there are none. */
export function search(rule: RuleId, relatives: Relatives, { trials, seed, cost_bps }: Evidence): Answer {
  const space = searched[rule]
  if (!space) return `${rule} has no parameter to search.`
  if (relatives.length < 60) return 'A search needs at least 60 bars.'
  const runs = randomChoices(space, trials, seeded(seed)).map((choice) => tryParameters(rule, choice, relatives, cost_bps))
  const found = judge(runs.filter((run) => typeof run !== 'string'))
  if (!found) return 'No trial has a return that varies.'
  const { best, ...figures } = found
  return { strategy: rule, ...figures, parameters: best.parameters, sharpe: best.sharpe, final_wealth: best.final_wealth }
}

/** `--search` and `--walk-forward` of the backtest command: what a result is worth after so many tries. */
export function walk(rule: RuleId, relatives: Relatives, { trials, fit, test, cost_bps }: Evidence): Answer {
  const space = searched[rule]
  if (!space) return `${rule} has no parameter to search.`
  if (relatives.length < fit + test) return `A walk-forward with windows of ${fit} and ${test} bars needs at least ${fit + test}.`
  const { windows, efficiency } = walkForward(rule, gridChoices(space, trials), relatives, { fit, test, cost_bps })
  return { strategy: rule, efficiency, windows }
}
