/** The reserve certificate: one page that says what the newest epoch's statement says, to be printed and to be checked. */
import { RIBBON } from '#contract/ribbon'
import { formatUsd } from '#kernel/money'
import { parseCheckpoint, type Statement, toBase64 } from '#proof/index'
import type { PdfDocument } from '#server/documents'

export type Certified = {
  readonly statement: Statement
  /** The signed note that covers the statement. */
  readonly checkpoint: string
  readonly origin: string
  readonly public_key: Uint8Array
  /** Where anyone checks it. */
  readonly verify_url: string
  readonly generated_at: Date
}

const PAPER =
  'The assets are paper: the custody account exists in these books alone. This page and the proof behind it show arithmetic, completeness and ' +
  'consistency, not that anything is held outside.'
const CHECK =
  'These figures are worth something once they are checked: by each member, who finds their own money in the total, and by anyone, who adds up ' +
  'the published leaves.'

export function describeCertificate({ statement, checkpoint, origin, public_key, verify_url, generated_at }: Certified): PdfDocument {
  const { epoch, at, root } = statement
  return {
    title: 'Reserve certificate',
    subtitle: `Epoch ${epoch}, as of ${instantText(at)}`,
    language: 'en',
    generated_at,
    blocks: [
      { kind: 'paragraph', text: RIBBON },
      { kind: 'paragraph', text: PAPER },
      { kind: 'heading', text: 'What is owed, and what stands against it' },
      { kind: 'figures', figures: figuresOf(statement) },
      { kind: 'heading', text: 'What was signed' },
      {
        kind: 'facts',
        facts: [
          { label: 'Root of the epoch', value: root },
          { label: 'Log', value: origin },
          { label: 'Checkpoint', value: headText(checkpoint) },
          { label: 'Signature', value: signatureText(checkpoint) },
          { label: 'Public key', value: toBase64(public_key) },
        ],
      },
      { kind: 'code', text: verify_url, label: 'Check it here' },
      { kind: 'paragraph', text: CHECK, quiet: true },
    ],
  }
}

function figuresOf({ liabilities, custody, reserve_free, reserve_committed, coverage_bps }: Statement) {
  return [
    { label: 'Owed to members', value: formatUsd(liabilities), note: 'balances and all open promises' },
    { label: 'Held in custody', value: formatUsd(custody), note: 'paper money' },
    { label: 'Reserve, free', value: formatUsd(reserve_free), note: 'not promised to anyone' },
    { label: 'Reserve, committed', value: formatUsd(reserve_committed), note: 'set aside for open plans' },
    { label: 'Coverage', value: coverage_bps === null ? 'nothing is owed' : percentText(coverage_bps), total: true as const },
  ]
}

/** Floored to a basis point where it was computed. */
function percentText(bps: number): string {
  return `${formatUsd(BigInt(bps)).slice(1)}%`
}

function instantText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`
}

function headText(note: string): string {
  const head = parseCheckpoint(note)
  return 'refused' in head ? note : `${head.size} entries, root ${toBase64(head.root)}`
}

function signatureText(note: string): string {
  const head = parseCheckpoint(note)
  const [line] = 'refused' in head ? [] : head.signatures
  return line ? toBase64(Uint8Array.from([...line.key_id, ...line.signature])) : ''
}
