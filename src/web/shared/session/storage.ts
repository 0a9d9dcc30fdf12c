/**
 * The browser's storage. Nothing else touches it, because a browser may forbid it or have no room: then what is written lasts as long as
 * the page, and nothing throws.
 */

/** Null: forbidden, or not a browser. */
type Find = () => Storage | null

export type Items = {
  readonly read: (name: string) => string | null
  /** False: it lasts only as long as the page. */
  readonly write: (name: string, text: string) => boolean
  readonly remove: (name: string) => void
  readonly clear: () => void
}

/** Shared by all tabs. */
export const localItems = openItems(() => localStorage)
/** Of this tab. */
export const sessionItems = openItems(() => sessionStorage)

/**
 * Of this tab and one member, each with its `member` first: acts without an answer (call/unanswered.ts), and texts that were not sent
 * (drafts.ts).
 */
export const UNANSWERED = 'unanswered'
export const DRAFTS = 'drafts'
/** Why the log-in is asked for (log-in-reason.ts). */
export const REASON = 'log-in-reason'

/** Whether the browser forbids storage, and with it cookies. */
export function isStorageBlocked(): boolean {
  return attempt(() => localStorage.length) === null
}

function openItems(find: Find): Items {
  /** What found no place. */
  const unsaved = new Map<string, string>()
  const forget = (name: string): void => {
    unsaved.delete(name)
    attempt(() => find()?.removeItem(name))
  }
  return {
    read: (name) => unsaved.get(name) ?? attempt(() => find()?.getItem(name) ?? null),
    write: (name, text) => {
      forget(name)
      const saved = attempt(() => {
        find()?.setItem(name, text)
        return true
      })
      if (!saved) unsaved.set(name, text)
      return saved ?? false
    },
    remove: forget,
    clear: () => {
      unsaved.clear()
      attempt(() => find()?.clear())
    },
  }
}

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
