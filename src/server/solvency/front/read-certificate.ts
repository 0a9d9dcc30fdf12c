/** The certificate of the newest epoch, cached by epoch and language, because it is public and drawing is slow. */
import { createHash } from 'node:crypto'
import { coverageWords } from '#content/figure-words'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import type { Translation } from '#content/translated'
import type { Language } from '#contract/shared/language'
import type { Clock } from '#kernel/clock'
import { formatPercent } from '#kernel/format/number'
import { formatUsd } from '#kernel/money'
import { singleFlight } from '#kernel/single-flight'
import { parseCheckpoint, parseStatement, type Statement, toBase64 } from '#proof/index'
import { type Block, drawPdf, type PdfDocument } from '#server/documents'
import type { Queryable } from '#server/store'
import { readNewestEpoch } from '../epoch/epoch-store.ts'
import type { Instance } from '../epoch/instance.ts'
import { signedBy } from '../log/log-store.ts'
import { readEpochPage } from './front.ts'

type CertificateFile = { readonly epoch: number; readonly bytes: Uint8Array; readonly sha256: string }

type CertificateRoom = {
  readonly database: Queryable
  readonly instance: () => Promise<Instance>
  readonly clock: Clock
  readonly public_url: string
}

/** Null before the first epoch. */
export type CertificateReader = (language: Language) => Promise<CertificateFile | null>

export function openCertificates(room: CertificateRoom): CertificateReader {
  const readers = new Map<Language, () => Promise<CertificateFile | null>>()
  return (language) => {
    const reader = readers.get(language) ?? openCertificate(room, language)
    readers.set(language, reader)
    return reader()
  }
}

function openCertificate(
  { database, instance, clock, public_url }: CertificateRoom,
  language: Language,
): () => Promise<CertificateFile | null> {
  let kept: CertificateFile | null = null
  return singleFlight(async () => {
    const newest = await readNewestEpoch(database.query)
    if (!newest || newest.epoch === kept?.epoch) return kept
    const page = await readEpochPage(database.query, newest.epoch)
    const statement = parseStatement(page?.statement ?? '')
    if (!page || 'refused' in statement) return kept
    const { origin: first, public_key } = await instance()
    const origin = signedBy(page.checkpoint)?.origin ?? first
    const signed = { statement, checkpoint: page.checkpoint, origin, public_key }
    const document = describeCertificate({ ...signed, verify_url: `${public_url}/proof#check`, generated_at: clock.now() }, language)
    const bytes = await drawPdf(document)
    kept = { epoch: newest.epoch, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    return kept
  })
}

type CertificateData = {
  readonly statement: Statement
  /** The signed note that covers the statement. */
  readonly checkpoint: string
  readonly origin: string
  readonly public_key: Uint8Array
  /** The URL to verify it. */
  readonly verify_url: string
  readonly generated_at: Date
}

/**
 * The reserve certificate: one page with the newest epoch's statement, to print and verify. Texts are in the reader's language, signed
 * values verbatim.
 */
function describeCertificate(
  { statement, checkpoint, origin, public_key, verify_url, generated_at }: CertificateData,
  language: Language,
): PdfDocument {
  const { epoch, at, root } = statement
  const words = textIn(language, 'certificate')
  return {
    title: words.title,
    subtitle: fill(language, words.subtitle, { epoch: String(epoch), at: instantText(at) }),
    language,
    generated_at,
    blocks: [
      { kind: 'paragraph', text: textIn(language, 'ribbon') },
      { kind: 'paragraph', text: words.paper },
      { kind: 'heading', text: words.owed_heading },
      coverageDrawing(statement, words),
      { kind: 'figures', figures: figuresOf(statement, words, language) },
      { kind: 'heading', text: words.signed_heading },
      {
        kind: 'facts',
        facts: [
          { label: words.root, value: root },
          { label: words.log, value: origin },
          { label: words.checkpoint, value: headText(checkpoint, language) },
          { label: words.signature, value: signatureText(checkpoint) },
          { label: words.public_key, value: toBase64(public_key) },
        ],
      },
      { kind: 'code', text: verify_url, label: words.check_here },
      { kind: 'paragraph', text: words.check, quiet: true },
    ],
  }
}

/** Owed and held on one scale, from zero. */
function coverageDrawing({ liabilities, custody }: Statement, words: Translation['certificate']): Block {
  const longest = liabilities > custody ? liabilities : custody
  const length = (amount: bigint) => (longest === 0n ? 0 : Number((amount * 10_000n) / longest) / 10_000)
  const [owed, held] = [formatUsd(liabilities), formatUsd(custody)]
  return {
    kind: 'bars',
    label: `${words.liabilities}: ${owed}. ${words.custody}: ${held}.`,
    bars: [
      { label: words.liabilities, value: owed, length: length(liabilities), ink: 'quiet' },
      { label: words.custody, value: held, length: length(custody), ink: 'accent' },
    ],
  }
}

function figuresOf(statement: Statement, words: Translation['certificate'], language: Language) {
  const { liabilities, custody, reserve_free, reserve_committed, coverage_bps } = statement
  const coverage = coverage_bps === null ? null : BigInt(coverage_bps)
  return [
    { label: words.liabilities, value: formatUsd(liabilities), note: words.liabilities_note },
    { label: words.custody, value: formatUsd(custody), note: words.custody_note },
    { label: words.free, value: formatUsd(reserve_free), note: words.free_note },
    { label: words.committed, value: formatUsd(reserve_committed), note: words.committed_note },
    {
      label: words.coverage,
      value: coverageWords(language, coverage) ?? formatPercent(coverage ?? 0n),
      total: true as const,
    },
  ]
}

function instantText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)}`
}

function headText(note: string, language: Language): string {
  const head = parseCheckpoint(note)
  if ('refused' in head) return note
  return fill(language, textIn(language, 'certificate').head, { size: String(head.size), root: toBase64(head.root) })
}

function signatureText(note: string): string {
  const head = parseCheckpoint(note)
  const [line] = 'refused' in head ? [] : head.signatures
  return line ? toBase64(Uint8Array.from([...line.key_id, ...line.signature])) : ''
}
