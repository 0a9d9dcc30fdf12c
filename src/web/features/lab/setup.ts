/** The form's values as typed, and their validation. */
import { DAY_MS } from '#kernel/duration'
import { typedCount, typedNumber } from '#kernel/format/typed'
import { COINS } from '#trading/line-up/bot'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { botChoices, type Choice, type Closes, type LabInterval, type Setup } from './lab-messages.ts'

/** The text of an own rule, and whether it can run. */
export type OwnRuleDraft = { readonly text: string; readonly valid: boolean }

export type Draft = {
  readonly choice: Choice
  readonly program: OwnRuleDraft
  readonly coins: readonly string[]
  readonly interval: LabInterval
  readonly from: string
  readonly to: string
  readonly cost_bps: string
  readonly shuffled: boolean
  readonly seed: string
  readonly block: string
}

export type DraftErrors = Partial<Record<'coins' | 'dates' | 'costs' | 'seed' | 'program', true>>

const YEAR_DAYS = 365
const MAX_COST = 1_000
export const COST_PLACES = 4
const SHUFFLES = 200
/** One of the examples; here, so that the form needs no examples. */
export const FIRST_RULE = 'weight if rank(return(28)) <= 3 then 1 / 3 else 0\nrebalance every 7'

/** `version`: of the bot whose rule is chosen at first. */
export function firstDraft(version: string | null = null, now: Date = serverNow()): Draft {
  return {
    choice: botChoices.find((choice) => choice === `bot_${version?.split('.')[0]}`) ?? 'bot_2',
    program: { text: FIRST_RULE, valid: true },
    coins: COINS,
    interval: '1d',
    from: dayText(now.getTime() - YEAR_DAYS * DAY_MS),
    to: dayText(now.getTime()),
    cost_bps: '15',
    shuffled: false,
    seed: '1',
    block: '1',
  }
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

type Own = { readonly assets: readonly string[]; readonly data: Closes }

/** The setup of a draft, or its errors. An own file has its coins and days itself; its bars count as days. */
export function readDraft(draft: Draft, own: Own | null = null): { readonly setup: Setup } | { readonly wrong: DraftErrors } {
  const [cost, seed] = [typedNumber(draft.cost_bps, COST_PLACES) ?? Number.NaN, typedCount(draft.seed) ?? Number.NaN]
  const wrong: DraftErrors = {
    ...(draft.choice !== 'own' || draft.program.valid ? {} : { program: true }),
    ...(draft.coins.length < 2 && !own ? { coins: true } : {}),
    ...(own || (draft.from && draft.to && draft.from < draft.to) ? {} : { dates: true }),
    ...(cost >= 0 && cost <= MAX_COST ? {} : { costs: true }),
    ...(!draft.shuffled || (Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295) ? {} : { seed: true }),
  }
  if (Object.keys(wrong).length > 0) return { wrong }
  const { choice, coins, interval, from, to } = draft
  const band = draft.shuffled ? { runs: SHUFFLES, block: typedCount(draft.block) ?? 1, seed } : null
  const program = choice === 'own' ? { program: draft.program.text } : {}
  const asked = { choice, ...program, coins, interval, from, to, cost_bps: cost, band }
  return { setup: own ? { ...asked, coins: own.assets, interval: '1d', own: own.data } : asked }
}
