/**
 * What every call of a page says about it: whose it is, and whether a person is there. test/house/calls.test.ts keeps calls from being
 * sent without it. What follows when the session is another's is loaded later (watch-member.ts).
 */
import * as codes from '#contract/shared/codes'
import { systemClock } from '#kernel/clock'
import { MINUTE_MS } from '#kernel/duration'
import { drawnForHeader } from '#web/shared/session/drawn-for.ts'

let leavePage: (() => Promise<never>) | null = null
/** `entering`: this tab opens the app after its own log-in. `leaving`: it logs out. Neither is another person's doing. */
let own: 'entering' | 'leaving' | null = null

export function pageHeaders(): Readonly<Record<string, string>> {
  return { ...drawnForHeader(), ...presenceHeaders() }
}

export function onOtherMember(leave: () => Promise<never>): void {
  leavePage = leave
}

/** Null: the watch is not loaded yet, and its first look leaves the page. */
export function leave(): Promise<never> | null {
  return leavePage?.() ?? null
}

/** The error of a refused call, unless the page is left because of it. */
export function orLeave<E extends { readonly code: number | null }>(error: E): E | Promise<never> {
  return (error.code === codes.OTHER_MEMBER && leave()) || error
}

/** While this tab itself logs in or out: its own changes are not another's. Nor is the storage that a reply clears. Null: it is over. */
export function setOwnChange(change: typeof own): void {
  own = change
}

export function ownChange(): typeof own {
  return own
}

/**
 * User presence. Background calls after a minute without a key, pointer or touch event are marked unattended, and do not extend the
 * session.
 */
const QUIET_MS = MINUTE_MS
let last_input_ms = systemClock.monotonic()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  globalThis.addEventListener?.(event, () => (last_input_ms = systemClock.monotonic()), { passive: true, capture: true })

/** The presence header of a call. */
export function presenceHeaders(now_ms: number = systemClock.monotonic()): Readonly<Record<string, string>> {
  return now_ms - last_input_ms > QUIET_MS ? { 'x-unattended': '1' } : {}
}
