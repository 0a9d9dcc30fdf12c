/** The house style as a test: small files, short functions, and the clock, randomness and floats only where they belong. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Where they are written: kernel/duration, the contract's codes, the store's port and the audit log's actor. */
const SAID_IN = ['src/kernel/duration.ts', 'src/contract/shared/codes.ts', 'src/server/store/port.ts', 'src/server/audit/chain.ts']
const TWICE_SAID = [
  /(?<![\w.%] ?)(?:86_?400|3_?600)(?:_?000)?(?![\w.])/,
  /\.code (?:===|!==|<|>=?) \d/,
  /\.code\) \{\s+case \d/,
  /\bcode: \d\d?, status:/,
  /Pick<(?:Tx|Database), 'query'>/,
  /\{ readonly query: Query \}/,
  /readonly user_id: string; readonly email: string; readonly request_id: string \}/,
]

/**
 * Keys and mutations of the browser are made by one hook. Besides: a call outside an action has a key that is not repeated, and a report of
 * the lab outlives its page.
 */
const ACTS_IN = 'src/web/shared/call/use-action.ts'
const MAY_MAKE_KEYS = [
  ACTS_IN,
  'src/web/shared/call/call.ts',
  'src/web/shared/call/unanswered.ts',
  'src/web/features/lab/trials/trial-store.ts',
]
const MUTATES = /\b(?:useMutation|getMutationCache)\b/
/** Queries are made from a call's name and what it asks for. Besides: lists of several pages, what is no single call, and a dry run. */
const QUERIES = /\bqueryFn\b/
const MAY_QUERY = [
  'src/web/shared/call/read.ts',
  'src/web/console/shared/queries/use-infinite-list.ts',
  'src/web/console/retirement/Papers.tsx',
  'src/web/console/transactions/bulk/bulk-query.ts',
  'src/web/entities/verification/own-proof.ts',
  'src/web/features/bots/bot/replay/replay-query.ts',
  'src/web/features/dashboard/sample-route.tsx',
]
const MAKES_KEYS = /\b(?:newId|randomUUID)\b/

const FILE_LINES = 400
const FUNCTION_LINES = 60
const MEDIAN_LINES = 75
const NINETIETH_LINES = 150

const CLOCK_FILES = ['src/kernel/clock.ts', 'src/kernel/id.ts']
const MAY_TELL_TIME = /^(src\/web\/|src\/kernel\/(clock|id)\.ts)/
const FORCE = /@ts-(ignore|nocheck|expect-error)|\bas any\b|eslint-disable/

/** Where a request seems to come from. A proxy on the same machine makes it look local, so it counts and refuses, and never allows. */
const SEEMING_ORIGIN =
  /\b(?:remote|local)Address\b|\brequest\.(?:ips?|host|hostname|protocol)\b|\bheaders(?:\.host\b|\['host)|\b127\\?[.([]|::1|\blocalhost\b|\bis(?:Local|Loopback|SameMachine)/i
const MAY_ASK_ORIGIN: Readonly<Record<string, string>> = {
  'src/server/config/clear-text.ts': 'settings',
  'src/server/config/index.ts': 'settings',
  'src/server/store/postgresql.ts': 'names the place of a setting in a message',
  'src/server/http/transport/headers.ts': 'refuses other hosts',
  'src/server/http/transport/connections.ts': 'counts',
  'src/server/http/request/address.ts': 'counts and logs',
  'src/server/metrics/exposition.ts': 'refuses other hosts',
  'src/server/identity/sign-up/referral.ts': 'an address that many share flags nobody',
}

type Source = { readonly path: string; readonly text: string; readonly lines: number; readonly tree: ts.SourceFile }

const sources: readonly Source[] = ['src', 'test', 'tools'].flatMap(filesBelow).map((path) => {
  const text = readFileSync(path, 'utf8')
  return { path, text, lines: text.split('\n').length - 1, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true) }
})
const shipped = sources.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

it('has no file over 400 lines', () => {
  expect(sources.filter(({ lines }) => lines > FILE_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

/** Texts are lists: only their 400 lines count. */
const TEXTS = /^src\/(web\/texts|content)\//

it('has small files of code: a median of at most 75 lines, nine of ten at most 150', () => {
  const code = shipped.filter(({ path }) => !TEXTS.test(path))
  const sizes = code.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES)
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(NINETIETH_LINES)
})

it('has no function over 60 lines', () => {
  const long = shipped.flatMap((source) =>
    functionsOf(source.tree)
      .filter(({ lines }) => lines > FUNCTION_LINES)
      .map(({ name, lines }) => `${source.path} ${name}: ${lines}`),
  )
  expect(long).toEqual([])
})

it('reads the clock and draws randomness in kernel/clock and kernel/id alone', () => {
  const found = shipped
    .filter(({ path }) => !CLOCK_FILES.includes(path))
    .flatMap(({ path, tree, text }) =>
      callsOf(tree, text)
        .filter((call) => isForbidden(call, path))
        .map((call) => `${path}: ${call}`),
    )
  expect(found).toEqual([])
})

it('reads no money as a float and silences no compiler', () => {
  const found = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => FORCE.test(line) && path !== 'test/house/style.test.ts')
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

it('writes each duration, error code and type of a caller once', () => {
  const found = shipped
    .filter(({ path }) => !SAID_IN.includes(path))
    .flatMap(({ path, text }) =>
      TWICE_SAID.filter((pattern) => pattern.test(withoutComments(text))).map((pattern) => `${path}: ${pattern.source}`),
    )
  expect(found).toEqual([])
})

it('would see what is written a second time', () => {
  const again = [
    'const DAY_MS = 86_400_000',
    'every_seconds: 3600,',
    'error instanceof CallError && error.code === 46',
    '  switch (error.code) {\n    case 22:',
    'refused: { code: 53, status: 409',
    "reader: Pick<Tx, 'query'>",
    '{ query }: { readonly query: Query },',
    'type Staff = { readonly user_id: string; readonly email: string; readonly request_id: string }',
  ]
  expect(again.filter((line) => !TWICE_SAID.some((pattern) => pattern.test(line)))).toEqual([])
})

it('runs each action of the browser, and makes its idempotency keys, in use-action alone', () => {
  const found = shipped
    .filter(({ path }) => path.startsWith('src/web/'))
    .filter(({ path, text }) => {
      const code = withoutComments(text)
      return (MUTATES.test(code) && path !== ACTS_IN) || (MAKES_KEYS.test(code) && !MAY_MAKE_KEYS.includes(path))
    })
    .map(({ path }) => path)
  expect(found).toEqual([])
})

it('makes each query of the browser in read.ts', () => {
  const by_hand = shipped.filter(({ path, text }) => path.startsWith('src/web/') && QUERIES.test(withoutComments(text)))
  expect(by_hand.map(({ path }) => path).sort()).toEqual(MAY_QUERY.toSorted())
})

it('would see a mutation and a key made by hand', () => {
  expect(MUTATES.test("const save = useMutation({ mutationFn: () => call('deposit', { body }) })")).toBe(true)
  const keys = ['const [key] = useState(newId)', 'const key = useRef(newId())', 'const key = keys.get(named) ?? crypto.randomUUID()']
  expect(keys.filter((line) => !MAKES_KEYS.test(line))).toEqual([])
})

it('lets no request pass for local: its address and Host are read only to count, to log and to refuse', () => {
  const found = shipped
    .filter(({ path, text }) => path.startsWith('src/server/') && SEEMING_ORIGIN.test(withoutComments(text)))
    .map(({ path }) => path)
  expect(found.sort()).toEqual(Object.keys(MAY_ASK_ORIGIN).sort())
})

it('would see a request that passes for local', () => {
  const guesses = [
    'deps.sandbox_mailbox && isLocalRequest(request.raw)',
    "request.socket.remoteAddress === '::1'",
    "if (request.ip.startsWith('127.')) return null",
    "/^localhost$/.test(headers.host ?? '')",
    'isSameMachine(request.hostname)',
  ]
  expect(guesses.filter((line) => !SEEMING_ORIGIN.test(line))).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\*|\*|\/\/).*$/gm, '')
}

function isForbidden(call: string, path: string): boolean {
  if (/^(Math\.random|parseFloat|Number\.parseFloat)$/.test(call)) return true
  return /^(Date\.now|new Date\(\))$/.test(call) && !MAY_TELL_TIME.test(path)
}

/** Names of what is called, and `new Date()` without an instant. */
function callsOf(tree: ts.SourceFile, text: string): string[] {
  const calls: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(text.slice(node.expression.getStart(tree), node.expression.end))
    if (ts.isNewExpression(node) && node.expression.getText(tree) === 'Date' && (node.arguments?.length ?? 0) === 0)
      calls.push('new Date()')
    node.forEachChild(visit)
  }
  visit(tree)
  return calls
}

function functionsOf(tree: ts.SourceFile): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const from = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line
      const to = tree.getLineAndCharacterOfPosition(node.end).line
      found.push({ name: nameOf(node), lines: to - from + 1 })
    }
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText()
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '(anonymous)'
}
