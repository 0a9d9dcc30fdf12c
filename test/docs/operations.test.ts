/**
 * The commands of the operator’s pages exist. Those about backups, recovery and keys are run as written, on an instance that loses its
 * newest checkpoints, or whose key is replaced.
 */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSecretKey, outboxWriter, sealer } from '#server/store'
import { emptyPlace, type Instance, publish, reopen, startInstance } from '#test/rooms/backup/world.ts'
import { SECRET_KEY } from '#test/support/app.ts'
import { serverIsBuilt, startChild } from '#test/support/child.ts'
import { type DatabaseAddress, onStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'

const PAGES = readdirSync('docs/operations').flatMap((name) => (name.endsWith('.md') ? `docs/operations/${name}` : []))

function commandsOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'))
}

type Ran = { readonly code: number; readonly output: string }

function run(command: string, environment: Record<string, string>): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], { env: { PATH, HOME, ...environment }, timeout: 240_000 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr })
    })
  })
}

async function close({ app, database }: Instance): Promise<void> {
  await app.assembly.app.close()
  await app.assembly.close()
  await database.close()
}

/** The names of the page are this test's folders and address. */
function placed(command: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((text, [name, own]) => text.replaceAll(name, own), command)
}

it('names only commands that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = PAGES.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? ''))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it('says with --help what a command does, and does nothing', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = Object.entries(scripts).filter(([name, command]) => command.includes('scripts/run.mjs') && name !== 'backtest')
  expect(commands.length).toBeGreaterThan(15)
  const folder = scratch()
  const helped = await Promise.all(
    commands.map(async ([name, command]) => [name, command, await run(`${command} --help`, { DATA_DIR: folder })] as const),
  )
  for (const [name, command, { code, output }] of helped) {
    const [, file = ''] = /(\S+\.ts)/.exec(command) ?? []
    expect([name, code, readFileSync(file, 'utf8').startsWith('/**')]).toEqual([name, 0, true])
    expect([name, output.length > 60, output.includes('import ')]).toEqual([name, true, false])
  }
  const of = (name: string) => helped.find(([one]) => one === name)?.[2].output ?? ''
  expect(of('demo')).toContain('npm run demo -- --users 500')
  for (const name of ['audit', 'backup']) expect(of(name).replace(/\s+/g, ' ')).toContain('stop the server')
  expect(readdirSync(folder)).toEqual([])
  const { output } = await run(`${scripts.backtest} --help`, {})
  for (const flag of ['--search', '--walk-forward', '--trials', '--fit', '--test', '--cost-bps', '--json']) expect(output).toContain(flag)
})

onStore((store) => {
  longIt(
    'runs each command in its order, and the instance goes on',
    async () => {
      const folder = join(scratch(), 'backups')
      const etc = scratch()
      await mkdir(folder)
      const first = await startInstance(store, { BACKUP_DIR: folder })
      await close(first)
      const names = { '/mnt/backups': folder, '/etc/clearterm': etc }
      const settings = ({ database_url, data_dir }: DatabaseAddress) => ({
        ...{ SECRET_KEY, BACKUP_DIR: folder, DATA_DIR: data_dir, PRICE_FEED: 'coingecko' },
        ...(database_url ? { DATABASE_URL: database_url } : {}),
      })
      const new_place = await emptyPlace(store)
      const ran: string[] = []
      for (const command of commandsOf('docs/operations/backup.md')) {
        const restoring = /restore|audit|recover/.test(command)
        if (command.startsWith('npm run restore')) await goOn(store, first.place, folder)
        const { code, output } = await run(placed(command, names), settings(restoring ? new_place : first.place))
        expect([command, code, code === 0 ? '' : output]).toEqual([command, 0, ''])
        ran.push(output)
      }
      expect(ran.join('\n')).toMatch(
        /restored once and checked[\s\S]*Restored the backup of[\s\S]*The log would continue as \S+\/recovery-1/,
      )
      expect(existsSync(join(etc, 'backup-identity.txt'))).toBe(true)
      await recoverAsWritten(new_place)

      async function recoverAsWritten(place: DatabaseAddress): Promise<void> {
        for (const command of commandsOf('docs/operations/recovery.md')) {
          const serving = command.includes('verify.mjs') ? await reopen(store, place, { BACKUP_DIR: folder }) : null
          const own = placed(command, { 'http://127.0.0.1:3000': `${serving?.app.url} --state ${join(etc, 'state.json')}` })
          const { code, output } = await run(own, settings(place))
          expect([command, code, code === 0 ? '' : output]).toEqual([command, 0, ''])
          if (serving) expect(output).toContain('The disk failed. Restored from the backup of 02:00.')
        }
      }
    },
    900_000,
  )
})

const KEYS = ['a key of at least thirty-two characters', 'another of at least thirty-two characters'] as const

onStore((store) => {
  longIt(
    'runs each command about keys, and a start without a key that is needed ends with one sentence',
    async () => {
      await serverIsBuilt()
      const place = await store.place()
      const settings = {
        DATA_DIR: place.data_dir,
        PRICE_FEED: 'coingecko',
        ...(place.database_url ? { DATABASE_URL: place.database_url } : {}),
      }
      const [old, next] = KEYS
      const both = `${next},${old}`
      const database = await store.open(place)
      await checkSecretKey(database, old)
      await database.transaction((tx) => outboxWriter(sealer(old))(tx, { kind: 'none', payload: {} }))
      await checkSecretKey(database, both)
      await database.close()
      for (const command of commandsOf('docs/operations/keys.md')) {
        const { code, output } = await run(command, { ...settings, SECRET_KEY: both })
        expect([command, code, code === 0 ? '' : output]).toEqual([command, 0, ''])
        if (command === 'npm run keys')
          expect(output).toMatch(/key 1, in use since \S+: seals 4 in kept_key\nkey 2, in use since \S+: seals 1 in outbox\n/)
      }
      const serve = join(import.meta.dirname, '../support/serve.mjs')
      const child = startChild(serve, [scratch()], { PATH: process.env.PATH, PORT: '0', ...settings, SECRET_KEY: next })
      expect((await child.ended()).code).toBe(1)
      expect(child.errors.join('\n')).toMatch(/^SECRET_KEY lacks a former key that still seals values \(1 in outbox\)[^\n]*$/)
    },
    300_000,
  )
})

/** The instance publishes once more after its backup. */
async function goOn(store: Parameters<typeof reopen>[0], place: DatabaseAddress, folder: string): Promise<void> {
  const instance = await reopen(store, place, { BACKUP_DIR: folder })
  await instance.app.member({ funded: '5' })
  await publish(instance.app)
  await close(instance)
}
