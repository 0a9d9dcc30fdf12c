/**
 * A deposit wallet is made or changed: in one group with its audit row and, where the setting says so, with a second administrator's consent.
 * Each version is a key, so of two changes at once the second finds that the first was there.
 */
import type { DepositNetwork } from '#contract/shared/deposit-network'
import { isOwnImage } from '#contract/shared/wallet-image'
import { newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { type ApprovalRequest, type Consent, NO_APPROVAL_NEEDED, type PendingApproval } from '#server/approvals'
import { AUDIT_RECORD } from '#server/audit'
import { type JournalRecord, submit, type TransientName } from '#server/ledger'
import { isUniqueViolation } from '#server/store'
import type { Administrator, FundingDependencies } from '../dependencies.ts'
import type { Wallet } from '../store.ts'
import { findWallet } from './wallet.ts'
import { depositAddress } from './wallet-address.ts'
import { changeRecords, leadsElsewhere, scheduled } from './wallet-change.ts'

export type WalletFields = {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly network?: DepositNetwork | undefined
  readonly address?: string | undefined
  readonly image?: string | null | undefined
  readonly rank?: number | undefined
}
export type SaveWallet = {
  /** Null: a new one. */
  readonly id: string | null
  readonly fields: WalletFields
  readonly by: Administrator
  readonly consent?: Consent
  /** Of the wallet when it was asked for: a held change of another version is refused. */
  readonly version?: number
}
type No = Refused<'no_wallet' | 'wrong_status' | 'invalid' | TransientName>
type Saved = Wallet | PendingApproval | Replayed | No

export async function saveWallet(
  dependencies: FundingDependencies,
  asked: SaveWallet,
  once: IdempotencyContext<Wallet | PendingApproval>,
): Promise<Saved> {
  const before = asked.id === null ? null : await findWallet(dependencies, asked.id)
  if (before && isRefused(before)) return before
  if (before && asked.version !== undefined && asked.version !== before.version) return refuse('wrong_status', { reason: 'wallet_changed' })
  const after = wanted(dependencies, before, asked.fields)
  if (isRefused(after)) return after
  const guarded = leadsElsewhere({ before, after })
  const consent = asked.consent ?? (await consentTo(dependencies, asked, after, guarded))
  if (consent === 'wait') return requestWalletApproval(dependencies, asked, { before, after }, once)
  return write(dependencies, { ...asked, consent }, { before, after }, once)
}

/** The rules of the form hold for the whole of it: a network that changes alone may not fit the address. */
function wanted({ clock }: FundingDependencies, before: Wallet | null, fields: WalletFields): Wallet | Refused<'invalid'> {
  const updated_at = clock.now()
  const network = (fields.network ?? before?.network) as DepositNetwork
  const given = fields.address ?? before?.address ?? ''
  const read = depositAddress(network, given)
  if ('wrong' in read) return refuseField('address', read.wrong)
  // A change that has waited since links were kept may name one.
  if (!isOwnImage(fields.image ?? '')) return refuseField('image', { reason: 'image_of_list' })
  return {
    id: before?.id ?? newId(updated_at),
    name: fields.name ?? before?.name ?? '',
    symbol: fields.symbol ?? before?.symbol ?? '',
    network,
    address: read.address,
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

type Change = { readonly before: Wallet | null; readonly after: Wallet }

async function consentTo({ approvals, settings }: FundingDependencies, asked: SaveWallet, after: Wallet, guarded: boolean) {
  if (!guarded || !(await settings()).wallet_four_eyes) return NO_APPROVAL_NEEDED
  return approvals.consentTo(requestOf(asked, { before: null, after }))
}

function requestOf({ id, by }: SaveWallet, { before, after }: Change): ApprovalRequest {
  const asked = shown(after)
  return {
    kind: id === null ? 'wallet.create' : 'wallet.change',
    maker: by,
    beneficiary: null,
    amount: null,
    object_kind: 'wallet',
    object_id: id,
    payload: { ...(before ? { version: before.version } : {}), ...asked },
    before: before && shown(before),
    rule: 'always',
  }
}

/** Name, picture and rank of a wallet that is there apply at once; the rest waits. */
async function requestWalletApproval(
  dependencies: FundingDependencies,
  asked: SaveWallet,
  { before, after }: Change,
  once: IdempotencyContext<Wallet | PendingApproval>,
): Promise<Saved> {
  if (!before) return dependencies.approvals.requestApproval(requestOf(asked, { before, after }), once)
  const { symbol, network, address } = before
  const open: Wallet = { ...after, symbol, network, address }
  const same = open.name === before.name && open.image === before.image && open.rank === before.rank
  if (!same) {
    const key = { ...once, key: `${once.key}/at-once` }
    const outcome = await write(dependencies, { ...asked, consent: NO_APPROVAL_NEEDED }, { before, after: open }, key)
    if (isRefused(outcome)) return outcome
  }
  return dependencies.approvals.requestApproval(requestOf(asked, { before: same ? before : open, after }), once)
}

async function write(
  dependencies: FundingDependencies,
  { by, consent }: SaveWallet & { readonly consent: Consent },
  { before, after: asked }: Change,
  once: IdempotencyContext<Wallet>,
): Promise<Wallet | Replayed | No> {
  const after = scheduled(before, asked, (await dependencies.settings()).wallet_delay_seconds)
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

function shown({ name, symbol, network, address, image, rank }: Wallet) {
  return { name, symbol, network, address, image, rank }
}

export function auditRecord(
  { audit }: FundingDependencies,
  by: Administrator,
  { before, after }: { before: Wallet | null; after: Wallet | null },
  { note }: Consent,
): JournalRecord {
  const row = audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: before ? (after ? 'wallet.change' : 'wallet.delete') : 'wallet.create',
    object_kind: 'wallet',
    object_id: (after ?? before)?.id ?? null,
    before: before && shown(before),
    after: after && { ...shown(after), ...note },
    request_id: by.request_id,
  })
  return { name: AUDIT_RECORD, row }
}
