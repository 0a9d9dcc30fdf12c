/**
 * A mouse that rests on something opens what it has to say, and its leaving closes that after a moment, so that one can cross over to what has
 * opened (WCAG 2.2, 1.4.13). A press keeps it open. What scrolling brings under a mouse that lies still does not open, and what was closed under
 * the mouse stays closed until the mouse comes anew. One is open at a time, and what is kept open gives way to a press only. A finger and a pen
 * never rest.
 */
const INTENT_MS = 150
const GRACE_MS = 300

/** What opens; other hands may open and close it too. */
export type HoverTarget = { isOpen(): boolean; open(): void; close(): void }

export type HoverIntent = {
  /** The mouse has come upon what opens. */
  enterTrigger(): void
  /** It moves there. */
  moveOverTrigger(event: { readonly pointerType: string }): void
  /** It has come upon what has opened. */
  enterContent(): void
  /** It has left either. */
  leave(): void
  /** Somebody presses either, or goes into it: from now on it stays. True where it was open by the mouse's rest alone. */
  pin(): boolean
}

type OpenTarget = HoverTarget & { passing: boolean }

/** Opened last, by whichever hand; it may have been closed since. */
let newest: OpenTarget | null = null

export function createHoverIntent(opening: HoverTarget): HoverIntent {
  const own: OpenTarget = { ...opening, passing: false }
  let expected = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  return {
    enterTrigger: () => {
      expected = true
      clearTimeout(timer)
    },
    moveOverTrigger: ({ pointerType }) => {
      if (!expected || pointerType !== 'mouse' || own.isOpen()) return
      expected = false
      soon(() => show(own), INTENT_MS)
    },
    enterContent: () => clearTimeout(timer),
    leave: () => {
      expected = false
      clearTimeout(timer)
      if (own.passing && own.isOpen()) soon(own.close, GRACE_MS)
    },
    pin: () => {
      clearTimeout(timer)
      newest = own
      const alone = own.passing && own.isOpen()
      own.passing = false
      return alone
    },
  }
}

function show(one: OpenTarget): void {
  if (newest?.isOpen()) {
    if (!newest.passing) return
    newest.close()
  }
  newest = one
  one.passing = true
  one.open()
}
