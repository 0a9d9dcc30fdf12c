/** Simulated prices. */
import type { PriceFeed } from '../feed.ts'

export function simulatorFeed(): PriceFeed {
  return { source: 'SIMULATED', recording: null, every_seconds: 1, folds: true, past: null, ask: async () => null }
}
