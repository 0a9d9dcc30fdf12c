/**
 * The solvency proof: public data, and what each user verifies. Amounts are whole cents in decimal, as in the statements,
 * unlike the decimal dollars of other rooms; hashes and nonces are lower-case hex.
 */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { fault } from './shared/fault.ts'
import { answer, realInstant } from './shared/fields.ts'
import { file } from './shared/file.ts'
import { languages } from './shared/language.ts'

/** Longer ranges are cut to this many entries. */
export const MAX_ENTRIES = 1_000

const wholeCents = z.string().check(z.regex(/^(0|[1-9]\d{0,15})$/))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const place = z.int().check(z.minimum(0))
const epochNumber = z.int().check(z.minimum(1), z.maximum(0xffff_ffff))

/** A count in a query or path, in canonical form. */
const countText = z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,15})$/, fault('whole_number_only'))), z.int(), {
  decode: Number,
  encode: String,
})
const epochParams = z.object({
  epoch: z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), epochNumber, { decode: Number, encode: String }),
})

/** An epoch in the list, and how many users reported a successful check of it. */
const listedEpoch = z.object({
  epoch: epochNumber,
  at: z.iso.datetime({ precision: 3 }),
  root: hash,
  liabilities: wholeCents,
  /** floor(10000 · custody ÷ liabilities); null at zero liabilities. */
  coverage_bps: z.nullable(z.int()),
  journal_seq: place,
  checkers: z.int(),
})

export const proofFront = z.object({
  origin: z.string(),
  /** Base64 of the 32 bytes of an Ed25519 key. */
  public_key: z.string(),
  /** A signed note; empty before the first epoch. */
  checkpoint: z.string(),
  epochs: z.array(listedEpoch),
  /** Recoveries from an older database, each with its signed statement as it is in the log, and its index there. Empty: there was none. */
  recoveries: z.array(z.object({ index: place, statement: z.string() })),
  /** Hand-overs of the log's key, each with its signed entry in the log, and its index there. Empty: the first key still signs. */
  keys: z.array(z.object({ index: place, statement: z.string() })),
  /**
   * When the oldest uncovered entry was written, if that is too long ago: the service `proof` of /status then fails. Null: on
   * time.
   */
  late_since: z.nullable(realInstant),
})

export const proofBundle = z.object({
  epoch: epochNumber,
  account_id: z.string(),
  amount: wholeCents,
  breakdown: z.object({
    main: wholeCents,
    bonus: wholeCents,
    earning: wholeCents,
    locked: wholeCents,
    held: wholeCents,
    promised: wholeCents,
  }),
  chunks: z.array(
    z.object({
      i: place,
      amount: wholeCents,
      nonce: hash,
      position: place,
      path: z.array(z.object({ hash, sum: wholeCents })),
    }),
  ),
  /** The exact bytes in the log. */
  statement: z.string(),
  statement_index: place,
  statement_inclusion: z.object({ index: place, size: place, hashes: z.array(hash) }),
  checkpoint: z.string(),
})

export const proof = routes({
  readProof: {
    method: 'GET',
    path: '/proof',
    who: 'anyone',
    summary: 'Get the signing key, the newest checkpoint, and the latest epochs it covers, newest first',
    reply: answer(proofFront),
    status: 200,
    refusals: [],
  },
  readLogEntries: {
    method: 'GET',
    path: '/proof/log/entries',
    who: 'anyone',
    summary: `List entries of the journal log in a half-open range; at most ${MAX_ENTRIES}`,
    query: z.object({ from: countText, to: countText }),
    reply: answer(z.object({ entries: z.array(z.string()) })),
    costly: true,
    status: 200,
    refusals: [],
  },
  readLogInclusion: {
    method: 'GET',
    path: '/proof/log/inclusion',
    who: 'anyone',
    summary: 'Prove that an entry is in the log of this size (RFC 6962)',
    query: z.object({ index: countText, size: countText }),
    reply: answer(z.object({ index: place, size: place, hashes: z.array(hash) })),
    status: 200,
    refusals: [],
  },
  readLogConsistency: {
    method: 'GET',
    path: '/proof/log/consistency',
    who: 'anyone',
    summary: 'Prove that a smaller log is a prefix of a larger one (RFC 6962)',
    query: z.object({ from: countText, to: countText }),
    reply: answer(z.object({ from: place, to: place, hashes: z.array(hash) })),
    status: 200,
    refusals: [],
  },
  readEpoch: {
    method: 'GET',
    path: '/proof/:epoch',
    who: 'anyone',
    summary: "Get an epoch's statement, its log position, and the first checkpoint that covers it",
    params: epochParams,
    reply: answer(z.object({ statement: z.string(), statement_index: place, checkpoint: z.string() })),
    status: 200,
    refusals: ['no_epoch'],
  },
  readLeaves: {
    method: 'GET',
    path: '/proof/:epoch/leaves',
    who: 'anyone',
    summary: "Get an epoch's leaves, one line each in tree order: hash, space, cents",
    params: epochParams,
    reply: file('text/plain; charset=utf-8'),
    costly: true,
    status: 200,
    refusals: ['no_epoch', 'no_leaves'],
  },
  readOwnProof: {
    method: 'GET',
    path: '/me/proof',
    who: 'member',
    summary: "Get the caller's inclusion proof for the newest epoch; null before the account's first epoch",
    reply: answer(z.nullable(proofBundle)),
    status: 200,
    refusals: [],
  },
  markChecked: {
    method: 'POST',
    path: '/me/proof/checked',
    who: 'member',
    while_frozen: true,
    summary: 'Report a successful check of an epoch; counted once per user and epoch',
    body: z.strictObject({ epoch: epochNumber }),
    reply: answer(z.object({ epoch: epochNumber, checkers: z.int() })),
    status: 201,
    refusals: ['no_epoch'],
  },
  readCertificate: {
    method: 'GET',
    path: '/documents/certificate.pdf',
    who: 'anyone',
    summary: "Get the newest epoch's reserve certificate, one page; in English unless a language is given",
    query: z.object({ language: z.optional(z.enum(languages)) }),
    reply: file('application/pdf'),
    costly: true,
    status: 200,
    refusals: ['no_certificate'],
  },
  makeEpoch: {
    method: 'POST',
    path: '/admin/proof/epoch',
    who: 'administrator',
    summary: 'Create an epoch now; replies once it is published',
    reply: answer(z.object({ epoch: epochNumber })),
    status: 201,
    refusals: ['no_statement'],
    step_up: true,
  },
})
