/** Sending an application: everything is looked into first, and kept in one transaction. */
import type { SentFile } from '#contract/shared/define'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import type { Counted } from '#kernel/network'
import { atField, isRefused, type Refused, refuseField } from '#kernel/refusal'
import type { Examined } from '#server/documents'
import { limitFileChecks, refuseIfClosed } from '#server/identity'
import type { Tx } from '#server/store'
import { RETENTION_SECONDS } from './application.ts'
import type { RetirementDependencies } from './dependencies.ts'
import { readSsn } from './ssn.ts'

export type ApplicationInput = {
  readonly email: string
  readonly full_name: string
  readonly phone?: string | undefined
  readonly phone_number?: string | undefined
  readonly ssn?: string | undefined
}
export type ApplicationFiles = { readonly govt_id: SentFile; readonly employment_letter: SentFile | null }
export type Applicant = { readonly user_id: string | null; readonly network: Counted }
export type ApplicationReceipt = { readonly id: string; readonly created_at: Date; readonly kept_until: Date }
export type ApplyRefusal = Refused<'invalid' | 'too_many' | 'wrong_type' | 'too_large' | 'unavailable' | 'quota_full' | 'session_expired'>

type CheckedApplication = {
  readonly phone: string
  readonly ssn: string | null
  readonly govt_id: Examined
  readonly employment_letter: Examined | null
}

/** Unlike a visitor's email or name, a number is dialled by people: loosely formed is enough. */
const PHONE = /^[+(]?\d[\d ().-]{5,38}$/

export async function apply(
  deps: RetirementDependencies,
  sender: Applicant,
  sent: ApplicationInput,
  papers: ApplicationFiles,
): Promise<ApplicationReceipt | ApplyRefusal> {
  const tried = await limitFileChecks(deps, sender.user_id ?? sender.network)
  if (tried) return tried
  const checked = await check(deps, sent, papers)
  if (isRefused(checked)) return checked
  const visitors = { max: (await deps.settings()).limit_ira_forms, window_seconds: DAY_SECONDS }
  return deps.database.transaction(async (tx) => {
    const left = sender.user_id === null ? null : await refuseIfClosed(tx, sender.user_id)
    if (left) return left
    const limited = sender.user_id === null ? await deps.throttle.limit('ira-visitor', sender.network, visitors, tx) : null
    return limited ?? write(deps, tx, sender, sent, checked)
  })
}

async function check(
  { documents }: RetirementDependencies,
  sent: ApplicationInput,
  papers: ApplicationFiles,
): Promise<CheckedApplication | ApplyRefusal> {
  const phone = sent.phone ?? sent.phone_number
  if (phone === undefined) return refuseField('phone', { reason: 'all_required' })
  if (!PHONE.test(phone)) return refuseField('phone', { reason: 'phone_needed' })
  const ssn = readSsn(sent.ssn)
  if (isRefused(ssn)) return ssn
  const govt_id = named('govt_id', await documents.examine(papers.govt_id, 'paper'))
  if (isRefused(govt_id)) return govt_id
  const letter = papers.employment_letter
  const employment_letter = letter ? named('employment_letter', await documents.examine(letter, 'paper')) : null
  if (isRefused(employment_letter)) return employment_letter
  return { phone, ssn, govt_id, employment_letter }
}

function named<Outcome>(part: string, outcome: Outcome): Outcome {
  return isRefused(outcome) && outcome.reason ? atField(part, outcome) : outcome
}

async function write(
  { clock, documents, vault }: RetirementDependencies,
  tx: Tx,
  { user_id }: Applicant,
  { email, full_name }: ApplicationInput,
  { phone, ssn, ...papers }: CheckedApplication,
): Promise<ApplicationReceipt | Refused<'quota_full'>> {
  const created_at = clock.now()
  const id = newId(created_at)
  const owner = user_id ?? id
  const kept_until = addSeconds(created_at, RETENTION_SECONDS)
  const keep = (purpose: 'govt_id' | 'employment_letter', file: Examined) =>
    documents.keep(tx, { owner, purpose, file, keep_until: kept_until })
  const govt_id = await keep('govt_id', papers.govt_id)
  if (isRefused(govt_id)) return govt_id
  const employment_letter = papers.employment_letter ? await keep('employment_letter', papers.employment_letter) : null
  if (isRefused(employment_letter)) {
    await documents.remove(tx, owner, govt_id)
    return employment_letter
  }
  const sealed_ssn = ssn === null ? null : vault.seal({ owner, id }, ssn)
  await tx.query(
    `INSERT INTO ira_application (id, user_id, email, full_name, phone, sealed_ssn, govt_id, employment_letter, with_ssn, with_letter, state,
       created_at, kept_until) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'received', $11, $12)`,
    [
      id,
      user_id,
      email,
      full_name,
      phone,
      sealed_ssn,
      govt_id,
      employment_letter,
      ssn !== null,
      employment_letter !== null,
      created_at,
      kept_until,
    ],
  )
  return { id, created_at, kept_until }
}
