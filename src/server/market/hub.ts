/**
 * Tells the listeners of this node. It reads the newest prices once a second, only while somebody listens, and at once where this node itself
 * has written them; one event is made for all listeners, so that it is encoded once.
 */
import type { Clock } from '#kernel/clock'
import { singleFlight } from '#kernel/single-flight'
import { type Board, showBoard } from './board.ts'
import { type Ear, type FillEvent, openEar } from './ear.ts'
import { openNews } from './news.ts'

const LOOK_MS = 1000

export type HubDependencies = {
  readonly read: () => Promise<Board>
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

export type Hub = {
  /** Serves an ear that begins with all prices, until `serve` ends. */
  listen(serve: (ear: Ear) => Promise<void>): Promise<void>
  /** New prices were written. */
  kick(): void
  announce(event: FillEvent): void
  close(): Promise<void>
}

export function openHub({ read, clock, report }: HubDependencies): Hub {
  const ears = new Set<Ear>()
  const news = openNews()
  let timer: NodeJS.Timeout | null = null
  let failing = false
  let again = false
  let closed = false

  const look = singleFlight(async () => {
    if (timer) clearTimeout(timer)
    again = false
    try {
      const event = news.turn(showBoard(await read(), clock.now()))
      if (event) for (const ear of ears) ear.tellPrices(event, () => news.whole() ?? event)
      failing = false
    } catch (error) {
      if (!failing) report(error)
      failing = true
    }
    timer = closed || ears.size === 0 ? null : setTimeout(() => void look(), again ? 0 : LOOK_MS)
  })
  return {
    listen: async (serve) => {
      // From rest nobody has looked: what was told last may be old.
      if (ears.size === 0) news.forget()
      if (!news.whole()) await look()
      const ear = openEar()
      const first = news.whole()
      if (first) ear.tellPrices(first, () => first)
      ears.add(ear)
      if (closed) ear.end()
      if (!timer) void look()
      await serve(ear).finally(() => ears.delete(ear))
    },
    kick: () => {
      // A look that is under way may have read before this.
      again = true
      if (ears.size > 0 && !closed) void look()
    },
    announce: (event) => {
      for (const ear of ears) ear.tellFill(event)
    },
    close: async () => {
      closed = true
      for (const ear of ears) ear.end()
      if (!timer) return
      clearTimeout(timer)
      await look()
    },
  }
}
