/** What the bots need. They read stored market rows only, so any node can lead and a crash loses nothing. */
import type { Clock } from '#kernel/clock'
import type { Price } from '#kernel/price'
import type { Database, Queryable } from '#server/store'
import type { AnyBot, Bot } from '#trading/line-up/bot'
import type { Outlook } from '#trading/rule'
import type { Trade } from './view/trade-view.ts'

export type Tick = {
  readonly id: string
  readonly at: Date
  readonly source: string
  /** By the coin's symbol; a coin without a price at that second is not in it. */
  readonly prices: ReadonlyMap<string, Price>
}

type Closes = {
  /** The bar's start, in the market's own time. */
  readonly at: Date
  /** When it became known, in real time. */
  readonly known_at: Date
  /** In the requested order. */
  readonly closes: readonly (Price | null)[]
}

export type BotMarket = {
  readonly source: string
  readCloses(
    reader: Queryable,
    asked: { readonly symbols: readonly string[]; readonly interval: '1h' | '1d'; readonly after: Date; readonly until: Date },
  ): Promise<Closes[]>
  /** By length, when the newest final bar became known. */
  readNewestKnown(reader: Queryable, intervals: readonly ('1h' | '1d')[]): Promise<ReadonlyMap<string, Date>>
  readTickAfter(reader: Queryable, instant: Date): Promise<Tick | null>
  readTick(reader: Queryable, id: string): Promise<Tick | null>
  pinTick(tx: Queryable, id: string): Promise<void>
  newest(reader: Queryable): Promise<{ readonly at: Date | null; readonly stale: boolean }>
  /** Checked after a tick was read, true means that no bar known by then is still missing. */
  hasPast(reader: Queryable): Promise<boolean>
  announce(event: { readonly event: 'fill'; readonly data: { readonly data: Trade } }): void
}

/** Live forecasts of the coins' daily variances, by the start of the day in milliseconds. A day without one is absent. */
export type ReadOutlooks = (
  reader: Queryable,
  asked: { readonly source: string; readonly symbols: readonly string[]; readonly from: Date; readonly to: Date },
) => Promise<ReadonlyMap<number, Outlook>>

export type BotsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly market: BotMarket
  readonly readOutlooks: ReadOutlooks
  readonly bots: readonly Bot[]
  /** The code version of the decisions: a commit, or a released version. */
  readonly codeVersion: () => Promise<string>
}

/** A round's: its bots include members' own rules. */
export type RunDependencies = Omit<BotsDependencies, 'bots'> & { readonly bots: readonly AnyBot[] }
