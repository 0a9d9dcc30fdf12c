/**
 * The same test body on both stores:
 *
 *   eachStore((store) => {
 *     it('keeps what was committed', async () => {
 *       const db = await store.open()
 *     })
 *   })
 *
 * Each `open()` or `place()` gives a separate, migrated database until its test ends; where a beforeAll opens it, its describe. On
 * PostgreSQL an open database is lent again, reset, after that.
 * An open of the embedded store costs about half a second: let tests that don't disturb each other share one.
 */
import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { afterAll, beforeEach, describe, inject, onTestFinished } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { type Database, openDatabase } from '#server/store'
import { createDatabase, lendDatabase, type PostgresqlOffer, type Resets } from './postgresql.ts'
import { scratch } from './scratch.ts'
import type { EmbeddedTemplate } from './template.ts'

/** What a server is started with. On PostgreSQL data_dir is an empty folder. */
export type DatabaseAddress = { readonly database_url: string | null; readonly data_dir: string }

type PlaceOptions = { readonly empty?: boolean; readonly seeded?: boolean }

export type TestStore = {
  readonly kind: Database['kind']
  /**
   * A migrated, unopened database, for a separate process; `empty` leaves it without tables, and `seeded` may add what a first start would.
   */
  place(options?: PlaceOptions): Promise<DatabaseAddress>
  /** Opens a place, by default a fresh one; closed when the test ends, or its describe if it is opened outside a test. */
  open(place?: DatabaseAddress): Promise<Database>
  /** As a fresh one, with what a first start puts into it, where that is quicker than starting. */
  openSeeded(): Promise<Database>
}

/**
 * For tests that are about the store itself: its contract, the ledger, races, crashes, the main job. Defines the body's tests for each
 * engine. Without PostgreSQL its half is skipped, loudly, and fails where CI=true.
 */
export function eachStore(body: (store: TestStore) => void): void {
  describe('on the embedded store', () => body(testStore('embedded')))
  describe('on PostgreSQL', () => {
    beforeEach(async ({ skip }) => {
      const offer = await askPostgresql()
      if (!('unavailable' in offer)) return
      if (process.env.CI === 'true') throw new Error(offer.unavailable)
      skip(offer.unavailable)
    })
    body(testStore('postgresql'))
  })
}

/** For all other tests: on PostgreSQL where there is one, otherwise on the embedded store; `STORES=both` (npm run test:full) takes both. */
export function onStore(body: (store: TestStore) => void): void {
  if (process.env.STORES === 'both') eachStore(body)
  else body(testStore(quickKind()))
}

/** PostgreSQL where there is one: it takes a third less of the processor. */
export function quickKind(): Database['kind'] {
  return inject('quick_store')
}

/** For a test that concerns one store only. Call it inside a describe or at the top of a file. */
export function testStore(kind: Database['kind']): TestStore {
  const leaving: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const leave of leaving.reverse()) await leave()
  })
  const later = (leave: () => Promise<unknown>) => {
    try {
      onTestFinished(async () => void (await leave()))
    } catch {
      // Outside a test.
      leaving.push(leave)
    }
  }
  const place: TestStore['place'] = async (options = {}) => {
    const created = kind === 'embedded' ? await placeEmbedded(options.empty ?? false) : await placePostgresql(options)
    later(created.leave)
    return created.place
  }
  const lend = async (state: keyof Resets): Promise<Database> => {
    const { database, giveBack } = await lendDatabase(await offered(), state)
    later(giveBack)
    return database
  }
  const open: TestStore['open'] = async (at) => {
    if (!at && kind === 'postgresql') return lend('copied')
    const db = await openDatabase({ ...(at ?? (await place())), ...(kind === 'embedded' ? { thread: await embeddedThread() } : {}) })
    if (isRefused(db)) throw new Error(db.detail)
    later(() => db.close())
    return db
  }
  return { kind, place, open, openSeeded: () => (kind === 'postgresql' ? lend('seeded') : open()) }
}

type OwnedDatabase = { readonly place: DatabaseAddress; readonly leave: () => Promise<unknown> }

const copy = promisify(execFile)
const EMBEDDED_PROGRAM = createRequire(import.meta.url)
  .resolve('@electric-sql/pglite')
  .replace(/index\.[a-z]+$/, 'pglite.wasm')
/** Held for as long as the test file runs: V8 then compiles the embedded store's program once and not with every open. */
let compiled: Promise<unknown> | null = null
/** The types of Node 20 do not know it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> }

async function placeEmbedded(empty: boolean): Promise<OwnedDatabase> {
  compiled ??= readFile(EMBEDDED_PROGRAM).then((bytes) => WebAssembly.compile(bytes))
  await compiled
  const data_dir = scratch()
  if (!empty) {
    const template = await askEmbedded()
    await copy('cp', ['-R', `${template.data_dir}/.`, data_dir])
  }
  return { place: { database_url: null, data_dir }, leave: () => rm(data_dir, { recursive: true, force: true }) }
}

async function askEmbedded(): Promise<EmbeddedTemplate> {
  return (await ask('/embedded')) as EmbeddedTemplate
}

async function embeddedThread(): Promise<URL> {
  return new URL((await askEmbedded()).thread)
}

async function placePostgresql({ empty, seeded }: PlaceOptions): Promise<OwnedDatabase> {
  const offer = await offered()
  const { url, leave } = await createDatabase(offer, empty ? '' : seeded ? offer.seeded : offer.copied)
  return { place: { database_url: url, data_dir: scratch() }, leave }
}

async function offered(): Promise<PostgresqlOffer> {
  const offer = await askPostgresql()
  if ('unavailable' in offer) throw new Error(offer.unavailable)
  return offer
}

type Offer = PostgresqlOffer | { readonly unavailable: string }

async function askPostgresql(): Promise<Offer> {
  return (await ask('/postgresql')) as Offer
}

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${inject('support_url')}${path}`)
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
