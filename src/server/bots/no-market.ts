import type { BotMarket } from './dependencies.ts'

/** A market without a price: where none is open. */
export const noMarket: BotMarket = {
  source: 'SIMULATED',
  readCloses: async () => [],
  readTickAfter: async () => null,
  readTick: async () => null,
  pinTick: async () => {},
  newest: async () => ({ at: null, stale: true }),
  hasPast: async () => false,
  announce: () => {},
}
