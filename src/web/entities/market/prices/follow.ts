/** Reads the market's stream, and reconnects with a backoff while the server is away. */
import { callTable } from '#web/shared/call/call-table.ts'
import { field, pause, pauseMs, readBlocks } from '#web/shared/live/read-stream.ts'
import type { Coin, Fill } from './coin.ts'

export type Follower = {
  /** The changed coins. */
  onPrices(coins: readonly Coin[]): void
  onFill(fill: Fill): void
  /** Called when the stream is connected. */
  onSign(): void
  onOpen(): void
  /** Called when the stream ends or is refused, before a retry. */
  onBreak(): void
}

export async function follow(signal: AbortSignal, follower: Follower): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let open = false
    await readBlocks(callTable.streamMarket[1], { signal }, (block) => {
      if (signal.aborted) return
      if (!open) follower.onOpen()
      open = true
      failures = 0
      handleBlock(block, follower)
    })
    if (signal.aborted) return
    follower.onBreak()
    await pause(pauseMs(failures), signal)
    failures += 1
  }
}

function handleBlock(block: string, follower: Follower): void {
  follower.onSign()
  const event = field(block, 'event')
  if (event !== 'prices' && event !== 'fill') return
  const { data } = JSON.parse(field(block, 'data') ?? '{"data":[]}')
  if (event === 'prices') follower.onPrices(data)
  else follower.onFill(data)
}
