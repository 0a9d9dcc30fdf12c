/**
 * The solvency proof: what anyone may read of it, and what each user checks. Amounts are whole cents in decimal here, as in the statements
 * themselves, and not the decimal dollars of the other rooms; hashes and nonces are lower-case hex.
 */
import * as z from 'zod/mini'
import { fault } from './reasons/fault.ts'
import { routes } from './shared/define.ts'
import { answer, instant } from './shared/fields.ts'
import { file } from './shared/file.ts'
import { languages } from './shared/language.ts'

/** Longer ranges of log entries are answered with their first so many. */
export const MOST_ENTRIES = 10_000

const wholeCents = z.string().check(z.regex(/^(0|[1-9]\d{0,15})$/))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const place = z.int().check(z.minimum(0))
const epochNumber = z.int().check(z.minimum(1), z.maximum(0xffff_ffff))

/** A count in a query or a path, in its one spelling. */
const countText = z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,15})$/, fault('whole_number_only'))), z.int(), {
  decode: Number,
  encode: String,
})
const epochParams = z.object({
  epoch: z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), epochNumber, { decode: Number, encode: String }),
})

/** One epoch in the list, as its statement says it, and how many users said that their own check of it held. */
export const listedEpoch = z.object({
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
  /** Since when the first entry that no epoch covers has waited, when that is too long: the service `proof` of /status then fails. Null: it keeps up. */
  late_since: z.nullable(instant),
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
  /** The exact bytes that are in the log. */
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
    summary: 'Who signs, the newest checkpoint, and the latest epochs that it covers, newest first',
    reply: answer(proofFront),
    status: 200,
    refusals: [],
  },
  readLogEntries: {
    method: 'GET',
    path: '/proof/log/entries',
    who: 'anyone',
    summary: `Entries of the journal log, half-open; of a longer range the first ${MOST_ENTRIES}`,
    query: z.object({ from: countText, to: countText }),
    reply: answer(z.object({ entries: z.array(z.string()) })),
    status: 200,
    refusals: [],
  },
  readLogInclusion: {
    method: 'GET',
    path: '/proof/log/inclusion',
    who: 'anyone',
    summary: 'That an entry is in the log of this size (RFC 6962)',
    query: z.object({ index: countText, size: countText }),
    reply: answer(z.object({ index: place, size: place, hashes: z.array(hash) })),
    status: 200,
    refusals: [],
  },
  readLogConsistency: {
    method: 'GET',
    path: '/proof/log/consistency',
    who: 'anyone',
    summary: 'That the log of one size is the start of the log of another (RFC 6962)',
    query: z.object({ from: countText, to: countText }),
    reply: answer(z.object({ from: place, to: place, hashes: z.array(hash) })),
    status: 200,
    refusals: [],
  },
  readEpoch: {
    method: 'GET',
    path: '/proof/:epoch',
    who: 'anyone',
    summary: "An epoch's statement, its place in the log, and the first checkpoint that covers it",
    params: epochParams,
    reply: answer(z.object({ statement: z.string(), statement_index: place, checkpoint: z.string() })),
    status: 200,
    refusals: ['no_epoch'],
  },
  readLeaves: {
    method: 'GET',
    path: '/proof/:epoch/leaves',
    who: 'anyone',
    summary: 'The leaves of an epoch, one line each in tree order: hash, space, cents',
    params: epochParams,
    reply: file('text/plain; charset=utf-8'),
    status: 200,
    refusals: ['no_epoch', 'no_leaves'],
  },
  readOwnProof: {
    method: 'GET',
    path: '/me/proof',
    who: 'member',
    summary: "That the caller's own money is in the newest epoch's total; null before the account's first epoch",
    reply: answer(z.nullable(proofBundle)),
    status: 200,
    refusals: [],
  },
  markChecked: {
    method: 'POST',
    path: '/me/proof/checked',
    who: 'member',
    while_frozen: true,
    summary: 'Says that the own check of an epoch held; counted once for each user and epoch',
    body: z.strictObject({ epoch: epochNumber }),
    reply: answer(z.object({ epoch: epochNumber, checkers: z.int() })),
    status: 201,
    refusals: ['no_epoch'],
  },
  readCertificate: {
    method: 'GET',
    path: '/documents/certificate.pdf',
    who: 'anyone',
    summary: 'The reserve certificate: the newest epoch on one printed page; English where no language is named',
    query: z.object({ language: z.optional(z.enum(languages)) }),
    reply: file('application/pdf'),
    status: 200,
    refusals: ['no_certificate'],
  },
  makeEpoch: {
    method: 'POST',
    path: '/admin/proof/epoch',
    who: 'administrator',
    summary: 'Makes an epoch of this moment, and answers once it is published',
    reply: answer(z.object({ epoch: epochNumber })),
    status: 201,
    refusals: ['no_statement'],
  },
})
