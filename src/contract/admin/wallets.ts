/** The platform's deposit wallets, as administrators keep them. */
import * as z from 'zod/mini'
import { wallet } from '../funding.ts'
import { fault } from '../reasons/fault.ts'
import { routes } from '../shared/define.ts'
import { depositNetworks } from '../shared/deposit-network.ts'
import { answer, answerWithMessage, idParams, instant, messageOnly, orPendingChange, requiredLine, text } from '../shared/fields.ts'
import { isOwnImage } from '../shared/wallet-image.ts'
import { waitingChange } from './change.ts'

const RANK = fault('rank_whole')

/** Empty: −1, which comes last. */
const rank = z.codec(z.union([z.string(), z.number()], { error: RANK }), z.int(), {
  decode: (value, context) => {
    const said = String(value).trim()
    if (said === '') return -1
    if (/^-?\d{1,6}$/.test(said)) return Number(said)
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
  /** `icon:btc` and its like, or a file of ours. */
  image: z.optional(text(200).check(z.refine(isOwnImage, { error: fault('image_of_list') }))),
  rank: z.optional(rank),
}

export const adminWallet = z.extend(wallet, {
  waiting_change: z.nullable(waitingChange),
  /** Its address, network and symbol are shown to members from then on; null: they are. */
  in_force_at: z.nullable(instant),
  /** What members see until then; null: nothing. */
  shown_address: z.nullable(z.string()),
})
const PICTURE_BYTES = 1_048_576

export const adminWallets = routes({
  listAdminWallets: {
    method: 'GET',
    path: '/admin/wallet',
    who: 'auditor',
    summary: 'Deposit wallets by rank, then by name; those without a rank (-1) last',
    reply: answer(z.array(adminWallet)),
    status: 200,
    refusals: [],
    csv: 'wallets',
  },
  readAdminWallet: {
    method: 'GET',
    path: '/admin/wallet/:id',
    who: 'auditor',
    summary: 'One deposit wallet',
    params: idParams,
    reply: answer(adminWallet),
    status: 200,
    refusals: ['no_wallet'],
  },
  createWallet: {
    method: 'POST',
    path: '/admin/wallet',
    who: 'administrator',
    summary: 'A new deposit wallet, of a form to which no real coin can be sent',
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
    summary: 'Change a deposit wallet; a new address, network or symbol waits for a second administrator where the setting says so',
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
    summary: 'Take a deposit wallet away; deposits that were begun with it keep its address',
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
    files: { image: { max_bytes: PICTURE_BYTES, kinds: ['png', 'jpg', 'webp'], required: true } },
    reply: answerWithMessage(adminWallet),
    status: 201,
    refusals: ['no_wallet', 'wrong_status', 'quota_full'],
    step_up: true,
  },
})
