/** Administration of the platform's deposit wallets. */
import * as z from 'zod/mini'
import { foldTyped } from '#kernel/format/typed'
import { wallet } from '../funding.ts'
import { routes } from '../shared/define.ts'
import { depositNetworks, isOwnImage } from '../shared/deposit-network.ts'
import { fault } from '../shared/fault.ts'
import { answer, answerWithMessage, idParams, messageOnly, orPendingChange, realInstant, requiredLine, text } from '../shared/fields.ts'
import { uploads } from '../shared/file-kind.ts'
import { waitingChange } from '../shared/waiting-change.ts'

const RANK = fault('rank_whole')

/** Empty means −1, which sorts last. */
const rank = z.codec(z.union([z.string(), z.number()], { error: RANK }), z.int(), {
  decode: (value, context) => {
    const typed = foldTyped(String(value)).trim()
    if (typed === '') return -1
    if (/^-?\d{1,6}$/.test(typed)) return Number(typed)
    context.issues.push({ code: 'custom', input: value, message: RANK })
    return z.NEVER
  },
  encode: (value) => value,
})

const fields = {
  name: requiredLine(100),
  symbol: requiredLine(20),
  network: z.enum(depositNetworks, { error: fault('network_of_list') }),
  address: requiredLine(200),
  /** An icon such as `icon:btc`, or an uploaded file. */
  image: z.optional(text(200).check(z.refine(isOwnImage, { error: fault('image_of_list') }))),
  rank: z.optional(rank),
}

const adminWallet = z.extend(wallet, {
  waiting_change: z.nullable(waitingChange),
  /** When its address, network and symbol become visible to members; null: they are. */
  in_force_at: z.nullable(realInstant),
  /** What members see until then; null: nothing. */
  shown_address: z.nullable(z.string()),
})

export const adminWallets = routes({
  listAdminWallets: {
    method: 'GET',
    path: '/admin/wallet',
    who: 'auditor',
    summary: 'List deposit wallets by rank, then name; unranked ones (-1) last',
    reply: answer(z.array(adminWallet)),
    status: 200,
    refusals: [],
    csv: 'wallets',
  },
  readAdminWallet: {
    method: 'GET',
    path: '/admin/wallet/:id',
    who: 'auditor',
    summary: 'Get a deposit wallet',
    params: idParams,
    reply: answer(adminWallet),
    status: 200,
    refusals: ['no_wallet'],
  },
  createWallet: {
    method: 'POST',
    path: '/admin/wallet',
    who: 'administrator',
    summary: 'Create a deposit wallet with a sandbox address that no real coin can reach',
    body: z.strictObject(fields),
    reply: orPendingChange(answerWithMessage(adminWallet)),
    status: 201,
    refusals: ['no_wallet', 'wrong_status'],
    step_up: true,
    once: true,
    held: true,
  },
  updateWallet: {
    method: 'PATCH',
    path: '/admin/wallet/:id',
    who: 'administrator',
    summary: 'Change a deposit wallet; address, network or symbol may need a second administrator, by setting',
    params: idParams,
    body: z.partial(z.strictObject(fields)),
    reply: orPendingChange(answerWithMessage(adminWallet)),
    status: 200,
    refusals: ['no_wallet', 'wrong_status'],
    step_up: true,
    once: true,
    held: true,
  },
  deleteWallet: {
    method: 'DELETE',
    path: '/admin/wallet/:id',
    who: 'administrator',
    summary: 'Delete a deposit wallet; deposits already started keep its address',
    params: idParams,
    reply: messageOnly,
    status: 200,
    refusals: ['no_wallet', 'wrong_status'],
    step_up: true,
    once: true,
  },
  setWalletPicture: {
    method: 'POST',
    path: '/admin/wallet/:id/image',
    who: 'administrator',
    summary: 'Upload the picture of a deposit wallet',
    params: idParams,
    files: { image: { ...uploads.wallet, required: true } },
    reply: answerWithMessage(adminWallet),
    status: 201,
    refusals: ['no_wallet', 'wrong_status', 'quota_full'],
    step_up: true,
  },
})
