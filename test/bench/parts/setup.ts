/**
 * What benches are made of: a folder, a PostgreSQL, stores, whole instances, a browser, all of which end with the bench; and its tables.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { isRefused } from '#kernel/refusal'
import { type Database, migrate, openDatabase } from '#server/store'
import { chromiumPath } from '../../../scripts/steps/chromium.mjs'
import { type Cluster, startCluster } from '../../support/cluster.ts'
import { type Instance, startInstance } from './instance.ts'

/** Each option has a default and is a string. */
export type Options = Readonly<Record<string, string>>
export type Bench = { readonly about: string; readonly options: Options; measure(setup: Setup, options: Options): Promise<void> }
export type Row = Readonly<Record<string, string | number>>

export type Setup = {
  readonly folder: string
  /** Ends with the bench, the last one first. */
  own<T>(thing: T, end: (thing: T) => unknown): T
  /** One for the whole bench. */
  cluster(): Promise<Cluster>
  /** Migrated. Without an address the embedded store, in a folder of that name. */
  database(url: string | null, name?: string): Promise<Database>
  instance(url: string | null, name?: string): Promise<Instance>
  browser(): Promise<Browser>
  close(): Promise<void>
}

/** Options keep their names in `measure`. */
export function defineBench<O extends Options>(bench: {
  readonly about: string
  readonly options: O
  measure(setup: Setup, options: { readonly [Name in keyof O]: string }): Promise<void>
}): Bench {
  return { ...bench, measure: (setup, options) => bench.measure(setup, options as { readonly [Name in keyof O]: string }) }
}

export async function openSetup(): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-bench-'))
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  let cluster: Promise<Cluster> | null = null
  const own: Setup['own'] = (thing, end) => {
    ends.push(() => end(thing))
    return thing
  }
  const start = async (): Promise<Cluster> => {
    const started = await startCluster()
    if ('unavailable' in started) throw new Error(started.unavailable)
    return own(started, (one) => one.stop())
  }
  return {
    folder,
    own,
    cluster: () => (cluster ??= start()),
    database: async (database_url, name = 'data') => {
      const database = await openDatabase({ database_url, data_dir: join(folder, name) })
      if (isRefused(database)) throw new Error(database.detail)
      own(database, (one) => one.close())
      await migrate(database)
      return database
    },
    instance: async (url, name = 'data') => own(await startInstance(join(folder, name), url), (one) => one.stop()),
    browser: async () => {
      const { chromium } = await import('playwright-core')
      const options = { executablePath: chromiumPath(), args: ['--no-sandbox'] }
      return own(await chromium.launch(options), (one) => one.close())
    },
    close: async () => {
      for (const end of ends.reverse()) await end()
    },
  }
}

export type Table = { readonly title: string; readonly rows: readonly Row[] }
/** What this process printed. */
export const tables: Table[] = []

/** With `--json` stdout has one object, at the end. */
export function print(title: string, rows: readonly Row[]): void {
  tables.push({ title, rows })
  const to = process.argv.includes('--json') ? process.stderr : process.stdout
  to.write(`\n${title}\n\n${markdownOf(rows)}`)
}

/** Every row has the columns of the first. */
export function markdownOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')))
  return line(columns) + line(columns.map(() => '---')) + body.join('')
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
