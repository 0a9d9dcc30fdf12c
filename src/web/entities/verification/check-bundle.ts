/** Checks a bundle with src/proof and reports each step. Pure: it runs in a worker, on the offline page and in tests. */
import { toHex } from '#kernel/id'
import {
  type Bundle,
  CLASSES,
  entryHash,
  idHash,
  isCents,
  leafOf,
  parseBundle,
  parseCheckpoint,
  parseStatement,
  type Step,
  type StepName,
  toBase64,
  utf8,
  verifyBundle,
} from '#proof/index'
import { identityOf, type Known, type LogIdentity, type Owed, type Report, type ReportStep, type ShownValue } from './report.ts'

/** From the member's own data up to the signature. */
const ORDER: readonly StepName[] = ['form', 'amounts', 'leaves', 'statement', 'statement-in-log', 'checkpoint', 'yours']

export function checkBundle(json: unknown, whose: LogIdentity, known: Known = {}): Report {
  const { account_id, least_epoch } = known
  const expected = {
    ...identityOf(whose),
    ...(account_id === undefined ? {} : { account_id }),
    ...(least_epoch === undefined ? {} : { least_epoch }),
  }
  const { holds, steps } = verifyBundle(json, expected)
  const bundle = parseBundle(json)
  const ordered = ORDER.flatMap((name) => steps.find((step) => step.name === name) ?? [])
  return { holds, steps: ordered.map((step) => reportStep(step, bundle, whose, known)), owed: bundle && owedOf(bundle) }
}

function reportStep(step: Step, bundle: Bundle | null, whose: LogIdentity, known: Known): ReportStep {
  const shown = bundle ? shownAt[step.name](bundle, whose, known) : []
  return step.ok ? { name: step.name, state: 'ok', shown } : { name: step.name, state: 'broken', why: step.why, fault: step.fault, shown }
}

function owedOf(bundle: Bundle): Owed {
  const { epoch, account_id, amount, breakdown, checkpoint } = bundle
  const statement = parseStatement(bundle.statement)
  const parsed = 'refused' in statement ? null : statement
  return { epoch, account_id, amount, breakdown, checkpoint, at: parsed?.at ?? null, liabilities: parsed?.liabilities ?? null }
}

const shownAt: Record<StepName, (bundle: Bundle, whose: LogIdentity, known: Known) => readonly ShownValue[]> = {
  form: ({ account_id, chunks }) => [text('account', account_id), text('pieces', String(chunks.length))],
  amounts: ({ breakdown }) => [{ name: 'sum', cents: CLASSES.reduce((sum, name) => sum + breakdown[name], 0n) }],
  leaves: (bundle) => [...bundle.chunks.map((chunk) => leafShown(bundle, chunk)), ...rootShown(bundle)],
  statement: (bundle) => statementShown(bundle),
  'statement-in-log': (bundle) => [text('index', String(bundle.statement_index)), text('entry', toHex(entryHash(utf8(bundle.statement))))],
  checkpoint: (bundle, whose) => checkpointShown(bundle, whose),
  yours: (_bundle, _whose, { account_id, least_epoch }) => [
    ...(account_id === undefined ? [] : [text('account', account_id)]),
    ...(least_epoch === undefined ? [] : [text('newest', String(least_epoch))]),
  ],
}

function leafShown({ account_id }: Bundle, { i, amount, nonce, position, path }: Bundle['chunks'][number]): ShownValue {
  const hash = isCents(amount) ? toHex(leafOf({ i, amount, nonce }, idHash(account_id)).hash) : '–'
  return { name: 'leaf', i: i + 1, hash, position, path: path.length }
}

function rootShown({ statement }: Bundle): readonly ShownValue[] {
  const parsed = parseStatement(statement)
  return 'refused' in parsed ? [] : [text('root', parsed.root), { name: 'total', cents: parsed.liabilities }]
}

function statementShown({ statement, epoch }: Bundle): readonly ShownValue[] {
  const parsed = parseStatement(statement)
  if ('refused' in parsed) return [text('epoch', String(epoch))]
  return [text('epoch', String(parsed.epoch)), text('at', parsed.at), text('code', parsed.code)]
}

function checkpointShown({ checkpoint }: Bundle, { public_key }: LogIdentity): readonly ShownValue[] {
  const head = parseCheckpoint(checkpoint)
  if ('refused' in head) return [text('key', public_key)]
  return [text('log', head.origin), text('size', String(head.size)), text('root', toBase64(head.root)), text('key', public_key)]
}

function text(name: Exclude<ShownValue['name'], 'leaf'>, value: string): ShownValue {
  return { name, text: value }
}
