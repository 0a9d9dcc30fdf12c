/**
 * Rows of docs/security/asvs.md, drawn by a seed (39, the generator of test/specification/plant.ts): for each the requirement is broken,
 * and a test that the row cites must turn red. Rows that are met by a line, and by no test, are in test/house/asvs.test.ts.
 */
import type { Mutant } from './mutants.ts'

type Broken = Omit<Mutant, 'name' | 'edits'> & { readonly edit: readonly [file: string, from: string, to: string] }

const HTTP = 'src/server/http'
const QUOTE = { file: 'src/server/plans/project.test.ts', test: 'is nobody’s when anything in it was changed' } as const
const CORPUS = { file: 'test/attack/hostile-upload.test.ts', test: 'a corpus of hostile files', store: 'either' } as const
const MATRIX = { file: 'test/attack/matrix.test.ts', test: 'answers each role as it should', store: 'either', whole: true } as const
const THREATS = { file: 'test/rooms/ledger/threats.test.ts', store: 'either' } as const
const HEADERS = { file: 'test/attack/http-headers.test.ts', test: 'allows no cross-origin read or framing' } as const
const LOG_IN = { file: 'test/rooms/identity/log-in.test.ts', store: 'either' } as const
const FAULT = { file: 'test/attack/http-order.test.ts', test: 'a fault reveals no internals' } as const

const broken: Readonly<Record<string, Broken>> = {
  'V1.1.1': {
    edit: [
      `${HTTP}/pipeline/read.ts`,
      'decode(route.params, request.params)',
      'decode(route.params, JSON.parse(decodeURIComponent(JSON.stringify(request.params))))',
    ],
    file: 'test/attack/http-malformed.test.ts',
    test: 'sec/E7 well-formed HTTP with nonsense in path',
  },
  'V1.2.2': {
    edit: ['src/server/identity/profile/profile.ts', "protocol === 'https:' && fits", 'protocol && fits'],
    file: 'src/server/identity/profile/phone.test.ts',
    test: 'is none of facebook',
  },
  'V1.2.5': {
    edit: ['src/server/documents/examine/scanner.ts', 'env: { PATH: process.env.PATH }', 'env: process.env'],
    file: 'test/attack/scanner.test.ts',
    test: 'sec/B15 a command learns nothing of our environment',
  },
  'V1.4.1': {
    edit: ['src/server/documents/examine/sharp.ts', "sharp.block({ operation: ['VipsForeignLoad'] })\n", ''],
    file: 'src/server/documents/examine/sharp.test.ts',
    test: 'has no decoder but those of JPEG, PNG and WebP',
  },
  'V1.4.2': {
    edit: ['src/kernel/money.ts', 'return parsed <= MAX_CENTS ? (parsed as Cents) : null', 'return parsed as Cents'],
    file: 'src/kernel/money.test.ts',
    test: 'is read from exactly the texts of the grammar (B5)',
  },
  'V2.3.2': {
    edit: [
      'src/server/identity/throttle.ts',
      'WHERE t.started_at IS NULL OR t.started_at <= $4 OR t.tally < $5 RETURNING 1',
      'RETURNING 1',
    ],
    ...LOG_IN,
    store: 'postgresql',
    test: 'shares its limits and counts exactly',
  },
  'V2.3.4': {
    edit: ['src/server/ledger/post/evaluate.ts', "if (after < 0n) return { refused: 'overdrawn', account: account.code }\n", ''],
    ...THREATS,
    test: 'sec/B7: a balance that is withdrawn and invested at once is spent once',
  },
  'V3.2.3': {
    edit: ['src/kernel/money.ts', "import { assert } from './assert.ts'", '// @ts-' + "expect-error\nimport { assert } from './assert.ts'"],
    file: 'test/house/style.test.ts',
    test: 'reads no money as a float and silences no compiler',
    whole: true,
  },
  'V3.3.2': {
    edit: [`${HTTP}/pipeline/send.ts`, "secure: https, sameSite: 'strict'", "secure: https, sameSite: 'lax'"],
    file: 'test/attack/http-order.test.ts',
    test: 'opens with log-in as HttpOnly, SameSite=Strict',
  },
  'V3.7.1': { edit: [`${HTTP}/transport/headers.ts`, `    "object-src 'none'",\n`, ''], ...HEADERS },
  'V5.2.1': {
    edit: [`${HTTP}/request/multipart.ts`, 'if (length > max_bytes) return null', 'if (length > max_bytes + 1) return null'],
    file: 'test/attack/http-upload.test.ts',
    test: 'sec/F14 a byte over the limit of its part is refused',
  },
  'V5.2.6': {
    edit: ['src/server/documents/examine/examine.ts', 'const MAX_PIXELS = 40_000_000', 'const MAX_PIXELS = 40_000_000_000'],
    ...CORPUS,
  },
  'V5.4.2': {
    edit: [`${HTTP}/reply/file.ts`, "name.replace(/[^\\w.() -]/g, '_')", 'name'],
    file: 'test/attack/http-upload.test.ts',
    test: 'under a name that cannot break the header',
  },
  'V6.3.7': {
    edit: [
      'src/server/identity/recovery/change-email.ts',
      "  await room.writeOutbox(tx, {\n    kind: 'notify',\n    payload: { user_id, event: 'email.changed', params: { old: shownEmail(moved.old), new: shownEmail(email) } },\n  })\n",
      '',
    ],
    file: 'test/rooms/identity/change.test.ts',
    test: 'changes the email with a code that only the new address gets, tells both',
    store: 'either',
  },
  'V6.5.4': {
    edit: ['src/server/identity/code/code.ts', 'randomBelow(1_000_000)', 'randomBelow(1_000)'],
    file: 'src/server/identity/code/code.test.ts',
    test: 'draws each of a million codes alike',
  },
  'V7.4.1': {
    edit: [
      'src/server/identity/session/session.ts',
      's.ended_at IS NULL AND s.expires_at > $1 AND u.status',
      's.ended_at IS NULL AND u.status',
    ],
    ...LOG_IN,
    test: 'A11 ends a session after twelve hours however busy',
  },
  'V7.4.5': {
    edit: [
      'src/server/store/migrations/069-baseline/06-sign-in.sql',
      "WHERE s.user_id = r.id AND r.status = 'suspended' AND s.ended_at IS NULL;",
      "WHERE s.user_id = r.id AND r.status = 'closed' AND s.ended_at IS NULL;",
    ],
    file: 'test/rooms/admin/status.test.ts',
    test: 'ends every session of a suspended account at once',
    store: 'either',
  },
  'V7.6.2': {
    edit: [
      `${HTTP}/pipeline/authorise.ts`,
      "return origin === 'unknown' && !by_cookie ? null : refuse('foreign_origin')",
      "return by_cookie ? refuse('foreign_origin') : null",
    ],
    file: 'test/attack/http-csrf.test.ts',
    test: 'sec/A12 a log-in forged by another site is refused',
  },
  'V8.2.1': { edit: [`${HTTP}/pipeline/authorise.ts`, "reaches(caller.role, who) ? null : refuse('forbidden')", 'null'], ...MATRIX },
  'V8.2.2': {
    edit: [
      'src/server/funding/decision/find.ts',
      'readTransaction(database.query, transaction_id, user_id)',
      'readTransaction(database.query, transaction_id)',
    ],
    ...MATRIX,
  },
  'V9.1.2': { edit: ['src/server/plans/project.ts', '  if (!keys.some(isSignedBy)) return null\n', ''], ...QUOTE },
  'V9.1.3': { edit: ['src/server/plans/project.ts', "createHmac('sha256', key)", "createHmac('sha256', TAG)"], ...QUOTE },
  'V9.2.1': {
    edit: ['src/server/plans/project.ts', 'QUOTE_SECONDS = 60', 'QUOTE_SECONDS = 90'],
    ...THREATS,
    test: 'an exit quote is honoured to the cent for 60 seconds',
  },
  'V11.1.2': {
    edit: [
      'src/kernel/money.ts',
      "import { assert } from './assert.ts'",
      "import { createHash } from 'node:crypto'\nimport { assert } from './assert.ts'",
    ],
    file: 'test/house/cryptography.test.ts',
    test: 'names each file that uses cryptography',
    whole: true,
  },
  'V11.2.5': {
    edit: [
      'src/server/store/keys/seal.ts',
      "      assert(opened, 'a sealed value is whole and was sealed for this purpose by this key')\n      return opened.value",
      '      return opened?.value ?? Buffer.alloc(0)',
    ],
    file: 'src/server/store/keys/seal.test.ts',
    test: 'refuses a value that was changed in any byte',
  },
  'V12.3.1': {
    edit: ['src/server/mail/smtp.ts', 'requireTLS: tls_required', 'requireTLS: false'],
    file: 'test/rooms/mail/tls.test.ts',
    test: 'sec/S20 smtp: nothing leaves to a server without STARTTLS',
  },
  'V13.2.3': {
    edit: [
      'src/server/config/index.ts',
      'admin_password: env.ADMIN_PASSWORD ?? null',
      "admin_password: env.ADMIN_PASSWORD ?? 'administrator'",
    ],
    file: 'src/server/config/config.test.ts',
    test: 'needs nothing, and then serves on loopback with the embedded store',
  },
  'V13.2.5': {
    edit: [
      `${HTTP}/pages/web.ts`,
      'if (files.has(path)) return sendFile(reply, path)',
      "if (path.includes('.')) return sendFile(reply, path)",
    ],
    file: 'test/attack/http-web.test.ts',
    test: 'a file that came after the start is not served',
  },
  'V13.4.2': {
    edit: [`${HTTP}/reply/fault.ts`, "      : refuse('fault')\n}", "      : refuse('fault', { more: { stack: String(error) } })\n}"],
    ...FAULT,
  },
  'V14.2.3': { edit: [`${HTTP}/transport/headers.ts`, `"connect-src 'self'"`, '"connect-src *"'], ...HEADERS },
  'V14.3.2': {
    edit: [`${HTTP}/pipeline/admit.ts`, "  reply.header('cache-control', 'no-store')\n", ''],
    file: 'test/attack/http-headers.test.ts',
    test: 'API answers are never stored',
  },
  'V15.1.3': {
    edit: ['src/server/identity/password/password.ts', '      if (line.length >= waiting) return null\n', ''],
    file: 'src/server/identity/password/password.test.ts',
    test: 'turns work away when its queue is full',
  },
  'V15.2.4': {
    edit: ['package.json', '"pg": "8.23.1"', '"pg": "^8.23.1"'],
    file: 'test/house/dependencies.test.ts',
    test: 'pins each direct dependency exactly',
    whole: true,
  },
  'V15.2.3': {
    edit: [
      `${HTTP}/request/session-token.ts`,
      "typeof sent === 'string' && isSameSecret(sent, mailbox_key)",
      'isSameSecret(String(sent ?? mailbox_key), mailbox_key)',
    ],
    file: 'test/attack/mailbox.test.ts',
    test: 'sec/S3 mailbox: nothing through a proxy that rewrites Host',
    store: 'either',
  },
  'V16.5.1': {
    edit: [
      `${HTTP}/transport/server.ts`,
      '  app.setErrorHandler((error, request, reply) => answerThrown(error, request, reply, deps))\n',
      '',
    ],
    ...FAULT,
  },
}

/** Each named after its row. */
export const brokenRequirements: readonly Mutant[] = Object.entries(broken).map(
  ([
    id,
    {
      edit: [file, from, to],
      ...test
    },
  ]) => ({
    ...test,
    name: `requirement ${id}`,
    edits: [{ file, from, to }],
  }),
)
