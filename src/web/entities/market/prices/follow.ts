/** Follows the market's stream, which one of this browser's visible tabs reads for all of them, with a backoff while the server is away. */
import { callTable } from '#web/shared/call/call-table.ts'
import { field, pause, pauseMs, readBlocks } from '#web/shared/live/read-stream.ts'
import { shareStream } from '#web/shared/live/share-stream.ts'
import type { Coin, Fill } from './coin.ts'

export type Follower = {
  /** The changed coins. */
  onPrices(coins: readonly Coin[]): void
  onFill(fill: Fill): void
  /** Called with each sign of the connected stream. */
  onSign(): void
  onOpen(): void
  /** Called when the stream ends or is refused, before a retry. */
  onBreak(): void
}

/** `open`: the stream opened or broke. `is_open`: for a tab that begins to listen. */
type Passed = { readonly block: string } | { readonly open: boolean } | { readonly is_open: true }

export function follow(signal: AbortSignal, follower: Follower): void {
  let open = false
  const turn = (is_open: boolean): void => {
    open = is_open
    if (open) follower.onOpen()
    else follower.onBreak()
  }
  shareStream<Passed>({
    name: 'clearterm prices',
    signal,
    read: (pass) => readOn(signal, pass),
    greet: () => (open ? { is_open: true } : null),
    take: (passed) => {
      if (signal.aborted) return
      if ('block' in passed) handleBlock(passed.block, follower)
      else if ('open' in passed) turn(passed.open)
      else if (!open) turn(true)
    },
  })
}

async function readOn(signal: AbortSignal, pass: (passed: Passed) => void): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let open = false
    await readBlocks(callTable.streamMarket[1], { signal }, (block) => {
      if (!open) pass({ open: true })
      open = true
      failures = 0
      pass({ block })
    })
    if (signal.aborted) return
    pass({ open: false })
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
