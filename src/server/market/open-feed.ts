/** The source that the operator chose. */
import type { PriceFeed } from './feed.ts'
import { simulatorFeed } from './feeds/simulator.ts'

export function openFeed(): PriceFeed {
  return simulatorFeed()
}
