/** A run of the lab, as a browser saves it. */

export function labRun(changed: object = {}): object {
  return {
    kind: 'search',
    choice: 'olmar',
    family: 'olmar',
    coins: ['BTC', 'ETH', 'SOL'],
    interval: '1d',
    first_at: '2023-11-27T00:00:00.000Z',
    last_at: '2026-11-25T00:00:00.000Z',
    bars: 1094,
    source: 'SIMULATED 2',
    cost_bps: 15,
    parameters: [
      { name: 'trials', value: 200 },
      { name: 'seed', value: 1 },
    ],
    data_digest: 'ab'.repeat(32),
    figures: [
      { name: 'sharpe', value: 0.07421893012478611 },
      { name: 'final_wealth', value: 1.2345678901234566e-7 },
    ],
    ...changed,
  }
}
