/** What is saved of a run, and the settings of a saved run. Pure. */
import type { LabKind, LabRunReply } from '#contract/lab'
import { toHex } from '#kernel/id'
import { sha256 } from '#proof/bytes'
import { ruleOfText } from '#trading/language/index'
import { isRuleId } from '#trading/rules/index'
import { botChoices, type Choice, type Closes, cautionary, hindsight, ownRules, ruleChoices, type Setup } from '../lab-messages.ts'
import type { StudyResult } from '../study/run-study.ts'
import { familyOf, type Study } from '../study/study-setup.ts'
import type { LabRun } from '../use-lab.ts'
import { figuresOfRun, figuresOfStudy } from './figures-of.ts'

export type RunBody = Omit<LabRunReply, '_id' | 'trials' | 'created_at'>

const span = (at: readonly string[]) => ({ first_at: at[0] ?? '', last_at: at.at(-1) ?? '', bars: at.length - 1 })
const named = (values: Readonly<Record<string, number>>) => Object.entries(values).map(([name, value]) => ({ name, value }))

export function bodyOfRun({ setup, at, closes, source, reply }: LabRun): RunBody {
  const { choice, program, coins, interval, cost_bps, band } = setup
  return {
    kind: 'run',
    choice,
    ...(program === undefined ? {} : { program }),
    family: familyOf(choice),
    coins: [...coins],
    interval,
    ...span(at),
    source,
    cost_bps,
    parameters: band ? named({ shuffles: band.runs, block: band.block, seed: band.seed }) : [],
    data_digest: dataDigest({ at, closes, source }, coins),
    figures: [...figuresOfRun(reply)],
  }
}

export function bodyOfStudy(result: StudyResult): RunBody {
  const { study, data, counted } = result
  const { kind, rule, coins, cost_bps, trials, seed, fit, test, method } = study
  const settings = kind === 'search' ? { trials, seed, random: method === 'random' ? 1 : 0, counted } : { trials, fit, test }
  return {
    kind,
    choice: rule,
    family: familyOf(rule),
    coins: [...coins],
    interval: '1d',
    ...span(data.at),
    source: data.source,
    cost_bps,
    parameters: named(settings),
    data_digest: dataDigest(data, coins),
    figures: [...figuresOfStudy(result)],
  }
}

export type Saved =
  | { readonly kind: 'run'; readonly setup: Setup }
  | { readonly kind: 'study'; readonly study: Study; readonly counted: number }

const choices: readonly string[] = [...botChoices, ...ruleChoices, ...ownRules, ...cautionary, ...hindsight]

/** Null: this version does not know the rule, or can't read the own one. */
export function settingsOf(saved: LabRunReply): Saved | null {
  const value = (name: string) => saved.parameters.find((one) => one.name === name)?.value ?? 0
  const { choice, program, coins, interval, cost_bps } = saved
  const [from, to] = [saved.first_at, saved.last_at]
  if (saved.kind === 'run') {
    if (!choices.includes(choice) || (choice === 'own') !== (program !== undefined)) return null
    if (program !== undefined && 'problems' in ruleOfText(program)) return null
    const shuffles = value('shuffles')
    const band = shuffles > 0 ? { runs: Math.min(1_000, shuffles), block: Math.max(1, value('block')), seed: value('seed') } : null
    return { kind: 'run', setup: { choice: choice as Choice, program, coins, interval, from, to, cost_bps, band } }
  }
  if (!isRuleId(choice)) return null
  return { kind: 'study', counted: value('counted'), study: studyOf(saved.kind, choice, saved, value) }
}

function studyOf(
  kind: Exclude<LabKind, 'run'>,
  rule: Study['rule'],
  { coins, first_at, last_at, cost_bps }: LabRunReply,
  value: (name: string) => number,
): Study {
  const trials = Math.max(2, Math.min(500, value('trials')))
  const [fit, test] = [Math.max(30, value('fit')), Math.max(5, value('test'))]
  const method = value('random') === 1 ? 'random' : 'grid'
  return { kind, rule, coins, from: first_at, to: last_at, cost_bps, method, trials, seed: value('seed'), fit, test, own: null }
}

/** The digest of the closes that a run used: the same prices give the same digest in every browser. Pure. */
const HEAD = 'clearterm/lab/closes/v1'

export function dataDigest({ at, closes, source }: Closes, coins: readonly string[]): string {
  const lines = at.map((instant, t) => [instant, ...(closes[t] ?? [])].join(','))
  return toHex(sha256(new TextEncoder().encode([HEAD, source, coins.join(','), ...lines].join('\n'))))
}
