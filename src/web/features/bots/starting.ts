/** A bot that has not begun because the instance is new: no price yet, or past prices are being stored. Nothing is wrong with it. */
import type { Bot } from '#web/entities/bot/index.ts'

const FIRST: readonly string[] = ['price_missing_yet', 'past_stored']

export function isStarting({ state, halted_note }: Pick<Bot, 'state' | 'halted_note'>): boolean {
  return state === 'halted' && halted_note !== null && FIRST.includes(halted_note.code)
}
