/**
 * Limits work of one kind that runs at once: in total, and for each caller. Others wait in order; one caller's flood neither
 * takes all turns nor all places to wait.
 */
import type { Counted } from '#kernel/network'
import type { CallerGone } from '../request/caller-gone.ts'
import { openTally } from './connections.ts'

export type TurnLimits = {
  readonly at_once: number
  readonly each: number
  readonly waiting: number
  readonly waiting_each: number
}

export type Turns = {
  /** Resolves with the release function; `gone` if the caller left first; `full` if too many wait. */
  readonly enter: (counted: Counted, gone: Gone) => Promise<(() => void) | 'gone' | 'full'>
  /** How many run. */
  readonly working: () => number
}

type Gone = Pick<CallerGone, 'aborted' | 'signal'>
type Waiting = { readonly counted: Counted; readonly go: () => void }

export function openTurns({ at_once, each, waiting, waiting_each }: TurnLimits): Turns {
  const [active, queued] = [openTally(), openTally()]
  const queue = new Set<Waiting>()
  let count = 0
  const hasRoom = (counted: Counted): boolean => count < at_once && active.hasRoom(counted, each)

  const take = (counted: Counted): (() => void) => {
    count += 1
    const giveBack = active.add(counted)
    let left = false
    return () => {
      if (left) return
      left = true
      count -= 1
      giveBack()
      next()
    }
  }
  const next = (): void => {
    for (const { counted, go } of queue) {
      if (count >= at_once) return
      if (hasRoom(counted)) go()
    }
  }
  const wait = (counted: Counted, gone: AbortSignal): Promise<(() => void) | 'gone'> =>
    new Promise((resolve) => {
      const unqueue = queued.add(counted)
      const end = (result: 'gone' | null): void => {
        queue.delete(one)
        unqueue()
        gone.removeEventListener('abort', leave)
        resolve(result ?? take(counted))
      }
      const leave = (): void => end('gone')
      const one: Waiting = { counted, go: () => end(null) }
      queue.add(one)
      gone.addEventListener('abort', leave)
    })
  return {
    enter: async (counted, gone) => {
      if (gone.aborted) return 'gone'
      if (hasRoom(counted)) return take(counted)
      return queue.size < waiting && queued.hasRoom(counted, waiting_each) ? wait(counted, gone.signal) : 'full'
    },
    working: () => count,
  }
}
