/** Every node publishes a fill on the market's stream as it happens, once. */
import { expect, it, onTestFinished } from 'vitest'
import { trade } from '#contract/shared/trade'
import { onStore } from '#test/support/database.ts'
import { COINS } from '#trading/line-up/bot'
import { otherBots, startTrading } from './trading.ts'

/** The bot that begins at once buys each of its coins. */
const NINE = COINS.length

/** A listener; `read` waits until so many events of a name have come. */
async function listen(url: string): Promise<{ read(name: string, count: number): Promise<unknown[]> }> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const response = await fetch(`${url}/api/v1/market/stream`, { signal: stop.signal })
  const blocks = blocksOf(response)
  return {
    read: async (name, count) => {
      const events: unknown[] = []
      while (events.length < count) {
        const { value, done } = await blocks.next()
        if (done) return events
        if (value.includes(`event: ${name}\n`)) events.push(JSON.parse(/^data: (.*)$/m.exec(value)?.[1] ?? 'null'))
      }
      return events
    },
  }
}

async function* blocksOf(response: Response): AsyncGenerator<string> {
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}

onStore((store) => {
  it('tells each fill once, also those that another node made, as the lists show them', async () => {
    const trading = await startTrading(store)
    const { app, bots, tick } = trading
    await tick()
    await bots.round()
    await bots.announce()
    const listener = await listen(app.url)
    await listener.read('prices', 1)
    const fills = listener.read('fill', NINE)
    await tick()
    // Another node leads: this one only looks.
    await otherBots(trading, app.database).round()
    await bots.announce()
    await bots.announce()
    const events = (await fills) as { data: { _id: string } }[]
    const { body } = await app.anyone.call('GET', '/trades?limit=200')
    const listed = (body.data ?? []) as unknown as { _id: string }[]
    expect(listed).toHaveLength(NINE)
    expect(events.map(({ data }) => data).sort((a, b) => a._id.localeCompare(b._id))).toEqual(
      [...listed].sort((a, b) => a._id.localeCompare(b._id)),
    )
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(Object.keys(trade.shape).sort())
  })
})
