/**
 * Acts that were sent and not answered: they may have arrived. Each is kept in this tab from before it is sent until an answer comes,
 * through a lost connection, a time-out and a reload, so that the same input finds the key that counts once. Kept are a hash of the input
 * and the key.
 */
import * as codes from '#contract/shared/codes'
import { DAY_MS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { drawnFor } from '#web/shared/session/drawn-for.ts'
import { sessionItems, UNANSWERED } from '#web/shared/session/storage.ts'
import { CallError } from './call-error.ts'

type Act = { readonly hash: string; readonly key: string; readonly sent_ms: number }

/** `hash`: null for a call that is not kept. */
export type Key = { readonly key: string; readonly hash: string | null }

/** The key of an input, new or chosen by the person. Rejects if they send nothing. */
export async function keyOf(input: string): Promise<Key> {
  const hash = await hashOf(input)
  const sent = readActs().find((act) => act.hash === hash)
  const finishes = sent && (await ask(Math.max(0, Math.floor((serverNow().getTime() - sent.sent_ms) / 1000))))
  return { key: finishes ? sent.key : newId(), hash }
}

/** Sends with the act kept until it is answered. */
export async function untilAnswered<Reply>({ key, hash }: Key, send: () => Promise<Reply>): Promise<Reply> {
  if (hash === null || globalThis.navigator?.onLine === false) return send()
  const before = readActs()
  const was_sent = before.some((act) => act.key === key)
  writeActs([...before.filter((act) => act.hash !== hash), { hash, key, sent_ms: serverNow().getTime() }])
  const answered = (): void => writeActs(readActs().filter((act) => act.key !== key))
  try {
    const reply = await send()
    answered()
    return reply
  } catch (error) {
    if (isAnswer(error, was_sent)) answered()
    throw error
  }
}

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const SERVER_FAULT = 500
/** Refused before the server looks whether the key arrived earlier. */
const NO_LOOK: readonly (number | null)[] = [codes.TOO_MANY, codes.OTHER_MEMBER, codes.STEP_UP_NEEDED]

/** A refusal of what was sent earlier says nothing about that, unless the server got as far as the act itself. */
function isAnswer(error: unknown, was_sent: boolean): boolean {
  if (!(error instanceof CallError) || error.code === null || error.status === null || error.status >= SERVER_FAULT) return false
  return !was_sent || !(error.status === UNAUTHORIZED || error.status === FORBIDDEN || NO_LOOK.includes(error.code))
}

function readActs(): readonly Act[] {
  try {
    const { member, acts } = JSON.parse(sessionItems.read(UNANSWERED) ?? '{}') as { member?: string | null; acts?: readonly Act[] }
    const oldest = serverNow().getTime() - DAY_MS
    return member === drawnFor() && Array.isArray(acts) ? acts.filter(({ sent_ms }) => sent_ms > oldest) : []
  } catch {
    return []
  }
}

function writeActs(acts: readonly Act[]): void {
  if (acts.length === 0) sessionItems.remove(UNANSWERED)
  else sessionItems.write(UNANSWERED, JSON.stringify({ member: drawnFor(), acts }))
}

/** Null where the browser can't hash, which is only over plain http to another machine: nothing is kept there. */
async function hashOf(input: string): Promise<string | null> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(`${drawnFor()} ${input}`))
  return digest ? Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') : null
}

/** Whether to finish the earlier one. A question that can't be loaded is answered by what is safe: it counts once. */
async function ask(seconds: number): Promise<boolean> {
  const asking = await import('./ask-repeat.tsx').catch(() => null)
  return asking ? asking.askRepeat(seconds) : true
}
