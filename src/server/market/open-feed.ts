/** The configured source. */
import { type Refused, refuse } from '#kernel/refusal'
import type { PriceFeed } from './feed.ts'
import { coingeckoFeed } from './feeds/coingecko.ts'
import { replayFeed } from './feeds/replay/feed.ts'
import { BrokenFile } from './feeds/replay/parse-file.ts'
import { readRecording } from './feeds/replay/recording.ts'
import { simulatorFeed } from './feeds/simulator.ts'

export type FeedChoice =
  | { readonly kind: 'simulator' }
  /** `url`: the provider's API up to before `/simple/price`. */
  | { readonly kind: 'coingecko'; readonly url: string; readonly timeout_ms?: number }
  /** Seconds per bar of the folder's files. */
  | { readonly kind: 'replay'; readonly folder: string; readonly every_seconds: number }

/** Refused with one sentence if a recording is invalid. */
export function openFeed(choice: FeedChoice): PriceFeed | Refused<'config'> {
  switch (choice.kind) {
    case 'simulator':
      return simulatorFeed()
    case 'coingecko':
      return coingeckoFeed(choice)
    case 'replay':
      try {
        return replayFeed(readRecording(choice.folder), choice.every_seconds)
      } catch (error) {
        if (error instanceof BrokenFile) return refuse('config', { detail: `PRICE_FEED: ${choice.folder}: ${error.message}` })
        throw error
      }
  }
}
