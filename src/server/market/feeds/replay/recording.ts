/** A folder of recorded files as one recording: bars of all coins, aligned by time, and a hash that identifies it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { coinOrder } from '../../coin.ts'
import type { Bar, Source } from '../../feed.ts'
import { BrokenFile, parseFile, type RecordedBar, type RecordedFile } from './parse-file.ts'

export type Recording = { readonly source: Source; readonly sha256: Buffer; readonly bars: readonly Bar[] }

const MAX_BYTES = 64 * 1024 * 1024

/** Throws BrokenFile for an invalid file. */
export function readRecording(folder: string): Recording {
  const digest = createHash('sha256')
  const files: RecordedFile[] = []
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    if (statSync(path).size > MAX_BYTES) throw new BrokenFile(`${name} is larger than 64 MiB.`)
    const text = readFileSync(path, 'utf8')
    const file = parseFile(name, text)
    if (!file) continue
    if (files.some(({ place }) => place === file.place)) throw new BrokenFile(`${name} is a second file of the same coin.`)
    files.push(file)
    digest.update(`${name}\0${text.length}\0`).update(text)
  }
  const [first] = files
  if (!first) throw new BrokenFile('there is no file of a coin of ours in it, like BTCUSDT_1d.csv.')
  if (files.some(({ interval }) => interval !== first.interval)) throw new BrokenFile('its files have different intervals.')
  const bars = align(files, first.interval)
  return { source: nameOf(bars), sha256: digest.digest(), bars }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .sort()
  } catch {
    throw new BrokenFile('the folder cannot be read.')
  }
}

function align(files: readonly RecordedFile[], interval: Bar['interval']): Bar[] {
  const rows = new Map<number, (RecordedBar | null)[]>()
  for (const { place, bars } of files)
    for (const bar of bars) {
      const row = rows.get(bar.at.getTime()) ?? coinOrder.map(() => null)
      row[place] = bar
      rows.set(bar.at.getTime(), row)
    }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([at, row]) => {
      const side = <Key extends keyof RecordedBar>(key: Key): (RecordedBar[Key] | null)[] => row.map((bar) => bar?.[key] ?? null)
      const [opens, highs, lows, closes] = [side('open'), side('high'), side('low'), side('close')]
      return { interval, at: new Date(at), opens, highs, lows, closes, volumes: side('volume') }
    })
}

/** Named by its years, so that it isn't mistaken for today's prices. */
function nameOf(bars: readonly Bar[]): Source {
  const [from, to] = [bars[0], bars.at(-1)].map((bar) => bar?.at.getUTCFullYear())
  return `REPLAY of ${from === to ? from : `${from}–${to}`}`
}
