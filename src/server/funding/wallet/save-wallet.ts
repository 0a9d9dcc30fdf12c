/**
 * Creates or changes a deposit wallet: one group with the audit row and, if configured, the consent of a second administrator. The version
 * is part of the idempotency key, so the second of two concurrent changes is refused.
 */
import { type DepositNetwork, isOwnImage } from '#contract/shared/deposit-network'
import { newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { type ApprovalRequest, type Consent, NO_APPROVAL_NEEDED, type PendingApproval } from '#server/approvals'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import { type JournalRecord, submit, type TransientName } from '#server/ledger'
import { isUniqueViolation } from '#server/store'
import type { FundingDependencies } from '../dependencies.ts'
import type { Wallet } from '../store.ts'
import { findWallet, parseDepositAddress } from './wallet.ts'
import { changeRecords, changesDestination, scheduleChange } from './wallet-change.ts'

type WalletFields = {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly network?: DepositNetwork | undefined
  readonly address?: string | undefined
  readonly image?: string | null | undefined
  readonly rank?: number | undefined
}
export type SaveWallet = {
  /** Null for a new wallet. */
  readonly id: string | null
  readonly fields: WalletFields
  readonly by: Actor
  readonly consent?: Consent
}
type SaveRefusal = Refused<'no_wallet' | 'wrong_status' | 'invalid' | TransientName>
type Saved = Wallet | PendingApproval | Replayed | SaveRefusal

export async function saveWallet(
  dependencies: FundingDependencies,
  request: SaveWallet,
  once: IdempotencyContext<Wallet | PendingApproval>,
): Promise<Saved> {
  const before = request.id === null ? null : await findWallet(dependencies, request.id)
  if (before && isRefused(before)) return before
  const after = applyFields(dependencies, before, request.fields)
  if (isRefused(after)) return after
  const guarded = changesDestination({ before, after })
  const consent = request.consent ?? (await consentTo(dependencies, request, after, guarded))
  if (consent === 'wait') return requestWalletApproval(dependencies, request, { before, after }, once)
  return postWallet(dependencies, { ...request, consent }, { before, after }, once)
}

/** Validates the whole wallet: a change of the network alone can make the address invalid. */
function applyFields({ clock }: FundingDependencies, before: Wallet | null, fields: WalletFields): Wallet | Refused<'invalid'> {
  const updated_at = clock.now()
  const network = (fields.network ?? before?.network) as DepositNetwork
  const text = fields.address ?? before?.address ?? ''
  const parsed = parseDepositAddress(network, text)
  if ('wrong' in parsed) return refuseField('address', parsed.wrong)
  // A pending change from an older version may contain a link to an image elsewhere.
  if (!isOwnImage(fields.image ?? '')) return refuseField('image', { reason: 'image_of_list' })
  return {
    id: before?.id ?? newId(updated_at),
    name: fields.name ?? before?.name ?? '',
    symbol: fields.symbol ?? before?.symbol ?? '',
    network,
    address: before && isSameAccount(before, network, parsed.account) ? before.address : parsed.address,
    image: (fields.image === undefined ? before?.image : fields.image) || null,
    rank: fields.rank ?? before?.rank ?? -1,
    updated_at,
    version: (before?.version ?? 0) + 1,
    in_force_at: before?.in_force_at ?? null,
    former_symbol: before?.former_symbol ?? null,
    former_network: before?.former_network ?? null,
    former_address: before?.former_address ?? null,
  }
}

/** Another spelling of the address that is stored: no payment goes elsewhere. */
function isSameAccount(before: Wallet, network: DepositNetwork, account: string): boolean {
  const stored = parseDepositAddress(network, before.address)
  return 'account' in stored && stored.account === account
}

type Change = { readonly before: Wallet | null; readonly after: Wallet }

async function consentTo({ approvals, settings }: FundingDependencies, request: SaveWallet, after: Wallet, guarded: boolean) {
  if (!guarded || !(await settings()).wallet_four_eyes) return NO_APPROVAL_NEEDED
  return approvals.consentTo(requestOf(request, after))
}

function requestOf({ id, by }: SaveWallet, after: Wallet): ApprovalRequest {
  return {
    kind: id === null ? 'wallet.create' : 'wallet.change',
    maker: by,
    beneficiary: null,
    amount: null,
    object_kind: 'wallet',
    object_id: id,
    payload: auditedFields(after),
    rule: 'always',
  }
}

/** Name, image and rank of an existing wallet change at once; the rest waits for approval. */
async function requestWalletApproval(
  dependencies: FundingDependencies,
  request: SaveWallet,
  { before, after }: Change,
  once: IdempotencyContext<Wallet | PendingApproval>,
): Promise<Saved> {
  if (!before) return dependencies.approvals.requestApproval(requestOf(request, after), once)
  const { symbol, network, address } = before
  const open: Wallet = { ...after, symbol, network, address }
  const same = open.name === before.name && open.image === before.image && open.rank === before.rank
  if (!same) {
    const key = { ...once, key: `${once.key}/at-once` }
    const outcome = await postWallet(dependencies, { ...request, consent: NO_APPROVAL_NEEDED }, { before, after: open }, key)
    if (isRefused(outcome)) return outcome
  }
  return dependencies.approvals.requestApproval(requestOf(request, after), once)
}

async function postWallet(
  dependencies: FundingDependencies,
  { by, consent }: SaveWallet & { readonly consent: Consent },
  { before, after: requested }: Change,
  once: IdempotencyContext<Wallet>,
): Promise<Wallet | Replayed | SaveRefusal> {
  const after = scheduleChange(before, requested, (await dependencies.settings()).wallet_delay_seconds)
  const work = {
    keys: [`wallet/${after.id}/v${after.version}`, ...consent.keys],
    claims: consent.claims,
    records: [
      { name: 'funding_record_wallet', row: { ...after } },
      ...changeRecords(dependencies, { before, after }, consent.change_id === null ? 1 : 2, after.updated_at),
      auditRecord(dependencies, by, { before, after }, consent),
      ...consent.records,
    ],
    effective_at: after.updated_at,
  }
  try {
    const outcome = await submit(dependencies.post, work, once, after)
    if (isReplayed(outcome) || isRefused(outcome)) return outcome
    return 'reply' in outcome ? outcome.reply : refuse('wrong_status', { reason: 'wallet_changed' })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('wrong_status', { reason: 'wallet_exists' })
    throw error
  }
}

function auditedFields({ name, symbol, network, address, image, rank }: Wallet) {
  return { name, symbol, network, address, image, rank }
}

function auditRecord(
  { audit }: FundingDependencies,
  by: Actor,
  { before, after }: { before: Wallet | null; after: Wallet | null },
  { note }: Consent,
): JournalRecord {
  const row = audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: before ? (after ? 'wallet.change' : 'wallet.delete') : 'wallet.create',
    object_kind: 'wallet',
    object_id: (after ?? before)?.id ?? null,
    before: before && auditedFields(before),
    after: after && { ...auditedFields(after), ...note },
    request_id: by.request_id,
  })
  return { name: AUDIT_RECORD, row }
}

/** Deletes a deposit wallet. Deposits that use it keep a copy of its address. */
export async function deleteWallet(
  dependencies: FundingDependencies,
  { id, by }: { readonly id: string; readonly by: Actor },
  once: IdempotencyContext<Wallet>,
): Promise<Wallet | Replayed | Refused<'no_wallet' | 'wrong_status' | TransientName>> {
  const before = await findWallet(dependencies, id)
  if (isRefused(before)) return before
  const at = dependencies.clock.now()
  const work = {
    keys: [`wallet/${id}/v${before.version + 1}`],
    claims: [],
    records: [
      { name: 'funding_record_wallet_end', row: { id } },
      ...changeRecords(dependencies, { before, after: null }, 1, at),
      auditRecord(dependencies, by, { before, after: null }, NO_APPROVAL_NEEDED),
    ],
    effective_at: at,
  }
  const outcome = await submit(dependencies.post, work, once, before)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  return 'reply' in outcome ? outcome.reply : refuse('wrong_status', { reason: 'wallet_changed' })
}
