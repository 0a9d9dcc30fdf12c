/**
 * No promise of the server is left without a handler: its rejection would end the process. What must go on alone does so through
 * `src/kernel/promises.ts`. Biome's own rules find neither kind: they follow no types into other files, and none looks at a stored promise.
 */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { promiseFaults } from './promise-rules.ts'

const ROOT = join(import.meta.dirname, '../..')
const OURS = /\/(?:src\/(?:server|kernel)|tools)\//
const PLANTED = join(ROOT, 'src/server/planted.ts')

const config = ts.getParsedCommandLineOfConfigFile(
  join(ROOT, 'tsconfig.json'),
  { noEmit: true, incremental: false },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => expect.fail(String(messageText)) },
)
if (!config) throw new Error('tsconfig.json cannot be read')

const HEAD = `import { EventEmitter } from 'node:events'
import { keepUntilAwaited, inBackground } from '#kernel/promises'
declare function read(n?: number): Promise<number>
declare function log(error: unknown): void
declare const emitter: EventEmitter
declare const kept: Map<string, Promise<number>>
declare const app: { register(plugin: () => void): void }
`

/** By rule, what must be found; each is the body of an async function. */
const faulty: Readonly<Record<string, readonly string[]>> = {
  dropped: ['read()', 'void read()', 'read().finally(() => {})', 'read().then(log)', 'new Promise(() => {})', '[read(), read()]'],
  kept: [
    'read(), log(1)',
    'const a = read(); await read(); return await a',
    'const a = read(); if (log.length) return 0; return await a',
    'const a = read(); if (log.length) throw new Error(); return await a',
    'const a = read(); emitter.on("x", () => a.catch(log))',
    'const a = [1, 2].map((n) => read(n)); await read(); await Promise.all(a)',
    'const a = read(); return { total: await read(), a: await a }',
    'await Promise.all([read(), await read()])',
    'return { total: read(), rows: await read() }',
    'kept.set("a", read())',
    'const a = kept.get("a") ?? read(); kept.set("a", a); return a',
    'let a: Promise<number> | null = null; a = read(); await read(); return a',
    'const a = [read()]; a.push(read()); return Promise.all(a)',
    'const a = read(); a.finally(() => {}); await a',
    'const own = async (p: Promise<number>) => { await read(); return p }; await own(read())',
  ],
  ignored: [
    'emitter.on("x", async () => { await read() })',
    'setTimeout(async () => { await read() }, 1)',
    'setInterval(() => read(), 1)',
    'setInterval(read, 1)',
    ';[1].forEach(async (n) => { await read(n) })',
    'emitter.once("x", log.length ? () => read() : () => {})',
    'const on: { heard: () => void } = { heard: async () => { await read() } }; on.heard()',
    'let run = (): void => {}; run = async () => { await read() }; run()',
  ],
}

const sound: readonly string[] = [
  'await read()',
  'return read()',
  'const a = read(); return await a',
  'const [a, b] = await Promise.all([read(), read()]); return a + b',
  'const a = read(), b = read(); await Promise.all([a, b])',
  'const a = read(); a.catch(() => {}); await read(); await a',
  'const a = read().catch(log); await read(); await a',
  'const a = read().then(() => {}, log); await read(); await a',
  'await Promise.all([1, 2].map((n) => read(n)))',
  'await Promise.all([1, 2].map(async (n) => { await read(n) }))',
  'read().catch(log)',
  'inBackground(read(), log)',
  'const a = keepUntilAwaited(read()); await read(); await a',
  'kept.set("a", keepUntilAwaited(read()))',
  'setInterval(() => inBackground(read(), log), 1)',
  'const own = async (p: Promise<number>) => await p; await own(read())',
  'app.register(async () => { await read() })',
  'const a = log.length ? await read() : 0; return a',
]

const bodies = [
  ...Object.entries(faulty).flatMap(([rule, each]) => each.map((body) => ({ body, rule }))),
  ...sound.map((body) => ({ body, rule: null })),
]
const planted = HEAD + bodies.map(({ body }, n) => `export const f${n} = async () => { ${body} }\n`).join('')

const host = ts.createCompilerHost(config.options)
const { getSourceFile, fileExists } = host
host.fileExists = (path) => path === PLANTED || fileExists(path)
host.getSourceFile = (path, ...more) =>
  path === PLANTED ? ts.createSourceFile(path, planted, more[0], true) : getSourceFile.call(host, path, ...more)
const files = config.fileNames.filter((path) => OURS.test(path) && !path.endsWith('.test.ts'))
const program = ts.createProgram([...files, PLANTED], config.options, host)
const checker = program.getTypeChecker()

it('finds each kind where it is planted, and only there', () => {
  const file = program.getSourceFile(PLANTED)
  expect(file && program.getSyntacticDiagnostics(file)).toEqual([])
  const head = HEAD.split('\n').length - 1
  const found = file ? promiseFaults(file, checker) : []
  expect(bodies.map(({ body }, n) => [body, found.find(({ line }) => line === head + n + 1)?.rule ?? null])).toEqual(
    bodies.map(({ body, rule }) => [body, rule]),
  )
})

it('finds none in the server and the tools', { timeout: 600_000 }, () => {
  expect(files.length).toBeGreaterThan(500)
  const found = program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) =>
        OURS.test(fileName) && !isDeclarationFile && !fileName.includes('node_modules') && fileName !== PLANTED,
    )
    .flatMap((file) =>
      promiseFaults(file, checker).map(({ rule, line, text }) => `${file.fileName.slice(ROOT.length)}:${line} ${rule}: ${text}`),
    )
  expect(found).toEqual([])
})
