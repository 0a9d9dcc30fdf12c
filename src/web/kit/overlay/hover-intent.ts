/**
 * Hover intent: a resting mouse opens the popup, and leaving closes it after a grace period, so that the pointer can cross to it (WCAG 2.2,
 * 1.4.13). A press pins it. Scrolling under a still mouse doesn't open it, and a closed one stays closed until the mouse re-enters. One is
 * open at a time, and a pinned one yields to a press only. Touch and pen don't hover.
 */
const INTENT_MS = 150
const GRACE_MS = 300

/** The popup; other code may open and close it too. */
export type HoverTarget = { isOpen(): boolean; open(): void; close(): void }

export type HoverIntent = {
  /** The mouse entered the trigger. */
  enterTrigger(): void
  /** The mouse moves over the trigger. */
  moveOverTrigger(event: { readonly pointerType: string }): void
  /** The mouse entered the popup. */
  enterContent(): void
  /** The mouse left either. */
  leave(): void
  /** A press or focus in either keeps it open. Returns true if it was open by hover alone. */
  pin(): boolean
}

type OpenTarget = HoverTarget & { passing: boolean }

/** The last one opened, by hover or press; it may have been closed since. */
let newest: OpenTarget | null = null

export function createHoverIntent(opening: HoverTarget): HoverIntent {
  const target: OpenTarget = { ...opening, passing: false }
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
      if (!expected || pointerType !== 'mouse' || target.isOpen()) return
      expected = false
      soon(() => show(target), INTENT_MS)
    },
    enterContent: () => clearTimeout(timer),
    leave: () => {
      expected = false
      clearTimeout(timer)
      if (target.passing && target.isOpen()) soon(target.close, GRACE_MS)
    },
    pin: () => {
      clearTimeout(timer)
      newest = target
      const alone = target.passing && target.isOpen()
      target.passing = false
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
