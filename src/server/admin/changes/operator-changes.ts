/** The changes of the operator that need a second administrator. */
import * as z from 'zod/mini'
import { settingsPatch, settingsSchema } from '#contract/settings'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import { type ApprovalRequest, type Approvals, type Consent, defineChange, type PendingApproval, unreadableChange } from '#server/approvals'
import { type Actor, AUDIT_RECORD, type Audit } from '#server/audit'
import { type Post, submit, type TransientName, type Work } from '#server/ledger'
import type { Database } from '#server/store'
import { type BusinessDateDependencies, moveBusinessDateTo, readOffset } from '../business-date.ts'
import { fundTreasury, type TreasuryDependencies } from '../money/treasury.ts'
import { auditedChange, readStoredOf, type SettingsPatch, type SettingsRoom, settingNames } from '../settings.ts'

type OperatorDependencies = BusinessDateDependencies & TreasuryDependencies & SettingsDependencies
const treasuryPayload = z.object({ account: z.enum(['reserve', 'referral', 'adjustment']) })
const movePayload = z.object({ to: z.iso.datetime() })

export function operatorChanges(dependencies: OperatorDependencies) {
  const fund = (direction: 'add' | 'take') =>
    defineChange({
      payload: treasuryPayload,
      // Account, direction and amount are all that is shown. Balances move all the time, and the ledger protects them.
      current: async () => ({}),
      execute: async ({ account }, { amount }, { checker, consent }, once) => {
        if (amount === null) return unreadableChange()
        return fundTreasury(dependencies, checker, { account, direction, amount }, once, consent)
      },
    })
  return {
    'treasury.add': fund('add'),
    'treasury.take': fund('take'),
    'business-date.move': defineChange({
      payload: movePayload,
      current: readOffset,
      execute: ({ to }, _, { checker, consent }, once) => moveBusinessDateTo(dependencies, checker, new Date(to), once, consent),
    }),
    'settings.change': defineChange({
      payload: settingsPatch,
      current: (reader, _, patch) => readStoredOf(reader, settingNames(patch)),
      execute: (patch, _, { checker, consent }, once) => applySettings(dependencies, checker, { patch, consent }, once, null),
    }),
  }
}

export type SettingsDependencies = {
  readonly database: Database
  readonly post: Post
  readonly approvals: Approvals
  readonly settingsRoom: SettingsRoom
  readonly audit: Pick<Audit, 'row'>
  readonly clock: { now(): Date }
}
type No = Refused<'wrong_status' | TransientName>

/** Changes settings. Those that guard others need a second administrator once there are two. */
export async function changeSettings(
  { settingsRoom, approvals }: SettingsDependencies,
  actor: Actor,
  patch: SettingsPatch,
  once: IdempotencyContext<PendingApproval>,
): Promise<{ readonly changed: true } | PendingApproval | Replayed | No> {
  const request = requestOf(actor, patch)
  const alone = (await approvals.consentTo(request)) !== 'wait'
  const outcome = await settingsRoom.change(actor, patch, alone ? 'all' : 'unguarded')
  return outcome === 'guarded' ? approvals.requestApproval(request, once) : { changed: true }
}

function requestOf(maker: Actor, patch: SettingsPatch): ApprovalRequest {
  return {
    kind: 'settings.change',
    maker,
    beneficiary: null,
    amount: null,
    object_kind: 'settings',
    object_id: null,
    payload: z.encode(settingsPatch, patch),
    rule: 'always',
  }
}

/** Writes the approved patch with its consent, in one group. */
async function applySettings<Reply>(
  { database, post, settingsRoom, audit, clock }: SettingsDependencies,
  actor: Actor,
  { patch, consent }: { readonly patch: SettingsPatch; readonly consent: Consent },
  once: IdempotencyContext<Reply>,
  reply: Reply,
): Promise<{ readonly changed: true } | Replayed | No> {
  const before = await settingsRoom.read(database)
  const names = settingNames(patch)
  const after = { ...before, ...patch } as typeof before
  const wire = z.encode(settingsSchema, after)
  const change = auditedChange(actor, names, before, after)
  const work: Work = {
    keys: consent.keys,
    claims: consent.claims,
    records: [
      ...names.map((name) => ({ name: 'admin_record_settings', row: { name, value: wire[name] } })),
      ...consent.records,
      { name: AUDIT_RECORD, row: audit.row({ ...change, after: { ...change.after, ...consent.note } }) },
    ],
    effective_at: clock.now(),
  }
  const outcome = await submit(post, work, once, reply)
  settingsRoom.forget()
  if ('blocked' in outcome) return refuse('wrong_status', { reason: 'change_decided' })
  return 'reply' in outcome ? { changed: true } : outcome
}
