/**
 * API texts other than refusals and data. A note is a code with parameters, which the app translates; replies also have the
 * English sentence for programs. Placeholders are as in reasons.ts.
 */
import type { Params } from '#kernel/refusal'
import { endNotes, withheldNotes } from './decisions.ts'
import { fill, type NestedReason, type Writers } from './fill.ts'
import type { ParamsIn } from './params.ts'
import { english } from './say.ts'
import { foundNotes } from './search.ts'

/** Why a bot is not trading. */
const botNotes = {
  price_missing_yet: 'There is no price yet.',
  past_stored: 'Past prices are still being stored.',
  price_old: 'The newest price is from {at:moment}. It is older than 120 seconds, so the bot does not trade.',
  price_missing: 'There is no price for {coins}.',
  bars_missing: 'This recording has no bars of {bar}, which the bot needs.',
} as const

/** Why a bot bought or sold a coin. `held` and `wanted` are shares of its book. */
const whyNotes = {
  why_first: 'First position of this record: the rule wants {wanted} in {coin}.',
  why_wanted: 'The rule wants {wanted} in {coin}. The book had {held}.',
  why_equal_buy: 'Bought: {coin} had shrunk to {held} of the book. Equal parts are {wanted}.',
  why_equal_sell: 'Sold: {coin} had grown to {held} of the book. Equal parts are {wanted}.',
  why_steps_buy: 'Bought: the book had {held} in {coin}. The rule follows prices in small steps only and wants {wanted}.',
  why_steps_sell: 'Sold: the book had {held} in {coin}. The rule follows prices in small steps only and wants {wanted}.',
  why_best_buy: 'Bought: the best fixed mix so far, as the rule estimates it, has {wanted} in {coin}. The book had {held}.',
  why_best_sell: 'Sold: the best fixed mix so far, as the rule estimates it, has {wanted} in {coin}. The book had {held}.',
  why_trend_above: 'Bought: the 28-day trend of {coin} turned above zero.',
  why_trend_below: 'Sold: the 28-day trend of {coin} turned below zero.',
  why_trend_up_buy: 'Bought: the 28-day trend of {coin} is above zero. By its volatility it gets {wanted}; the book had {held}.',
  why_trend_up_sell: 'Sold: the 28-day trend of {coin} is still above zero. By its volatility it gets {wanted}; the book had {held}.',
  why_trend_down_buy: 'Bought: the 28-day trend of {coin} is still below zero. By its volatility it gets {wanted}; the book had {held}.',
  why_trend_down_sell: 'Sold: the 28-day trend of {coin} is below zero. By its volatility it gets {wanted}; the book had {held}.',
  why_vote_buy: 'Bought: the book moves toward the four rules together, from {held} to {wanted} in {coin}.',
  why_vote_sell: 'Sold: the book moves toward the four rules together, from {held} to {wanted} in {coin}.',
  why_careful_buy: 'Bought: the book moves toward the four rules, scaled to the expected volatility, from {held} to {wanted} in {coin}.',
  why_careful_sell: 'Sold: the book moves toward the four rules, scaled to the expected volatility, from {held} to {wanted} in {coin}.',
} as const

/** Texts about a plan and its terms. */
const planNotes = {
  risk_line: 'Paper money only. This rate is far above what any real investment pays.',
  plan_term: 'Term in days: {days}',
  plan_amounts: 'Amounts from {min:money} to {max:money}',
  plan_no_bot: 'No bot to follow',
  plan_bot: 'Bot to follow: {bot}',
  plan_exit_whole: 'Early exit pays your capital and the whole accrued return',
  plan_exit_share: 'Early exit pays your capital and {share} of the accrued return',
  plan_referral: 'Referral bonus: {percent} of the return',
  plan_aside: 'The whole return is set aside in the reserve when you buy',
  plan_capital: 'Capital returned at maturity',
  plan_choice: 'Pay out or reinvest at maturity, your choice until then',
  plan_listed: 'Listed, but not offered until the operator sets its terms and funds its reserve',
  plan_starter: 'A fixed term with one contracted return. The shortest term, for a first look at how it works.',
  plan_diamond: 'A fixed term with one contracted return. One month, from five hundred dollars of paper money.',
  plan_silver: 'A fixed term with one contracted return. One month, from a thousand dollars of paper money.',
  plan_gold: 'A fixed term with one contracted return. A month and a half, for larger amounts of paper money.',
  plan_ira: 'A fixed term with one contracted return. The longest term. A practice application: no retirement account is opened.',
  plan_unset: 'The operator has not set up this plan. No return is set aside for it, so it is not sold.',
} as const

export const notes = { ...planNotes, ...botNotes, ...whyNotes, ...withheldNotes, ...endNotes, ...foundNotes }

export type NoteCode = keyof typeof notes
type ParamsOf<Code extends NoteCode> = ParamsIn<(typeof notes)[Code], NoteCode>
/** A code with exactly the parameters of its sentence. */
export type Note = {
  readonly [Code in NoteCode]: keyof ParamsOf<Code> extends never
    ? { readonly code: Code; readonly params?: never }
    : { readonly code: Code; readonly params: ParamsOf<Code> }
}[NoteCode]

function isNoteCode(code: string): code is NoteCode {
  return Object.hasOwn(notes, code)
}

/** In English. */
export function noteText({ code, params }: Note): string {
  return fill(notes[code], params ?? NONE, writers)
}

const NONE: Params = {}
const writers: Writers = { ...english, reason: ({ reason }: NestedReason) => (isNoteCode(reason) ? notes[reason] : reason) }
