/** What a confirmation says, asks for and sends: one for each kind of decision. */
import { declineReasons } from '#contract/member/testimonials'
import { declineCodes } from '#sentences/decisions'
import { isWithdrawal, labelKey } from '#web/entities/transaction/index.ts'
import { moneyText } from '#web/kit/index.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { AdminTransaction } from '../queries/transactions.ts'
import type { AdminUser } from '../queries/users.ts'
import type { Decision } from './rows.ts'

export type Verb = 'approve' | 'decline' | 'remove'
/** `choice`: one of a closed set. `words`: a reason in own words. */
export type Given = { readonly choice: string; readonly words: string }

type Choice = {
  readonly label: string
  readonly hint?: string
  readonly placeholder: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
type Words = { readonly label: string; readonly hint: string; readonly max: number; readonly optional?: true; readonly error?: string }
export type Reason = { readonly choice?: Choice; readonly words?: Words }

export type Ask = Reason & {
  /** The act and its record, so that a reason for one is never put into the dialog of another. */
  readonly about: string
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly danger: boolean
  /** The toast after success. */
  readonly done: string
  /** The error of one that is no answer. */
  readonly fallback?: string
  readonly act: (call: KeyedCall, given: Given) => Promise<unknown>
}

type Person = Pick<AdminUser, 'id' | 'full_name'>
type Bonus = { readonly id: string; readonly amount: string; readonly referrer: { readonly name: string; readonly email: string } }

/** The member reads one of our sentences, or the administrator's own words. */
export function declineReason(t: T): Reason {
  return {
    choice: {
      label: t('admin.transactions.reason'),
      hint: t('queue.reason_hint'),
      placeholder: t('queue.choose'),
      options: declineCodes.map((value) => ({ value, label: t(`queue.reasons.${value}`) })),
    },
    words: { label: t('queue.own_words'), hint: t('queue.own_words_hint'), max: 500, optional: true },
  }
}

export function declineBody({ choice, words }: Given) {
  const reason_code = declineCodes.find((code) => code === choice)
  return { ...(reason_code ? { reason_code } : {}), ...(words ? { admin_comment: words } : {}) }
}

/** `second`: one administrator is not enough, so approval asks a second one. */
function askTransaction(t: T, transaction: AdminTransaction, verb: Verb, second = false): Ask {
  const params = { id: transaction._id }
  const words = {
    label: t(`transactions.labels.${labelKey(transaction)}`),
    amount: moneyText(transaction.amount),
    member: transaction.member_name || transaction.member_email,
  }
  const kind = isWithdrawal(transaction) ? 'withdrawal' : 'deposit'
  const about = `${verb} ${transaction._id}`
  const shared = { about, title: t(`admin.transactions.${verb}_title`, words), confirm: t(`admin.transactions.${verb}`), danger: true }
  if (verb === 'remove')
    return {
      ...shared,
      text: t('admin.transactions.remove_text'),
      done: t('admin.transactions.removed'),
      act: (call) => call('deleteTransaction', { params }),
    }
  if (verb === 'decline')
    return {
      ...shared,
      ...declineReason(t),
      text: t(`admin.transactions.decline_${kind}`, words),
      done: t('admin.transactions.declined'),
      act: (call, given) => call('decline', { params, body: declineBody(given) }),
    }
  return {
    ...shared,
    ...(second
      ? { title: t('queue.second_title', words), text: t('queue.second_text'), confirm: t('queue.second') }
      : { text: t(`admin.transactions.approve_${kind}`, words) }),
    danger: false,
    done: t('admin.transactions.approved'),
    act: (call) => call('approve', { params, body: {} }),
  }
}

/** What is approved is what this screen showed. The requester takes it back instead. */
function askChange(t: T, change: NonNullable<Decision['change']>, decision: 'approve' | 'decline', me: string | undefined): Ask {
  const verb = decision === 'decline' && change.asked_by_id === me ? 'take_back' : decision
  const kind = t(`approvals.kinds.${change.kind}`)
  const seen = decision === 'approve' && change.hash !== null ? { hash: change.hash } : {}
  return {
    about: `${decision} ${change._id}`,
    title: t(`approvals.titles.${verb}`, { kind: change.amount ? listText([kind, moneyText(change.amount)]) : kind }),
    text: t(`approvals.texts.${verb}`),
    confirm: t(`approvals.verbs.${verb}`),
    danger: decision === 'decline',
    done: t(decision === 'approve' ? 'approvals.approved_toast' : 'approvals.declined_toast'),
    words: { label: t('approvals.reason'), hint: t('approvals.reason_hint'), max: 500 },
    act: (call, { words }) => call('decideChange', { params: { id: change._id }, body: { decision, reason: words, ...seen } }),
  }
}

export function askBonus(t: T, { id, amount, referrer }: Bonus, decision: 'release' | 'refuse'): Ask {
  const words = { amount: moneyText(amount), name: referrer.name || referrer.email }
  return {
    about: `${decision} ${id}`,
    title: t(`desk.bonuses.titles.${decision}`, words),
    text: t(`desk.bonuses.texts.${decision}`, words),
    confirm: t(`desk.bonuses.${decision}`),
    danger: decision === 'refuse',
    done: t(decision === 'release' ? 'desk.bonuses.released' : 'desk.bonuses.refused'),
    words: { label: t('desk.bonuses.reason'), hint: t(`desk.bonuses.reason_hints.${decision}`), max: 200 },
    act: (call, given) => call('decideReferralBonus', { params: { id }, body: { decision, reason: given.words } }),
  }
}

export function askTestimonial(t: T, id: string, version: number, decision: 'publish' | 'decline'): Ask {
  const declines = decision === 'decline'
  return {
    about: `${decision} ${id}`,
    title: t(`testimonials.admin.${decision}_title`),
    text: t(`testimonials.admin.${decision}_text`),
    confirm: t(`testimonials.admin.${decision}`),
    danger: declines,
    done: t('testimonials.admin.done'),
    ...(declines && {
      choice: {
        label: t('testimonials.admin.reason'),
        placeholder: t('testimonials.admin.choose_reason'),
        options: declineReasons.map((value) => ({ value, label: t(`testimonials.reasons.${value}`) })),
      },
    }),
    act: (call, { choice }) => {
      const reason = declineReasons.find((one) => one === choice)
      return call('decideTestimonial', { params: { id }, body: { decision, version, ...(reason ? { reason } : {}) } })
    },
  }
}

function askVerification(t: T, { id, full_name }: Person): Ask {
  return {
    about: `verify ${id}`,
    title: t('desk.inbox.titles.accounts', { name: full_name }),
    text: t('desk.inbox.verify_text'),
    confirm: t('admin.users.verify'),
    danger: false,
    done: t('admin.users.verified'),
    fallback: t('admin.users.verify_failed'),
    act: (call) => call('changeUser', { params: { id }, body: {} }),
  }
}

export function askStatus(t: T, { id, full_name }: Person, status: 'suspended' | 'active'): Ask {
  const verb = status === 'suspended' ? 'suspend' : 'unsuspend'
  return {
    about: `${verb} ${id}`,
    title: t(`admin.users.${verb}_title`, { name: full_name }),
    text: t(`admin.users.${verb}_text`),
    confirm: t(`admin.users.${verb}`),
    danger: status === 'suspended',
    done: t('admin.users.done'),
    ...(status === 'suspended' && {
      words: { label: t('admin.users.reason'), hint: t('admin.users.reason_hint'), max: 500, optional: true },
    }),
    act: (call, { words }) => call('changeUser', { params: { id }, body: { status, ...(words ? { reason: words } : {}) } }),
  }
}

/** Before a second factor is reset, or a role restored. */
export function askSafety(t: T, { id, full_name }: Person, to: 'recover' | 'release'): Ask {
  return {
    about: `${to} ${id}`,
    title: t(`person.${to}_title`, { name: full_name }),
    text: t(`person.${to}_text`),
    confirm: t(`person.${to}`),
    danger: to === 'recover',
    done: t('admin.users.done'),
    words: { label: t('person.reason'), hint: t('person.reason_log'), max: 500 },
    act: (call, { words }) => call(to === 'recover' ? 'recoverUser' : 'endHold', { params: { id }, body: { reason: words } }),
  }
}

export function askFor(t: T, decision: Decision, verb: Verb, me: string | undefined): Ask {
  const { kind, id, name, amount, person, transaction, change, testimonial, approve } = decision
  const approves = verb === 'approve'
  if (change && verb !== 'remove') return askChange(t, change, verb, me)
  if (transaction) return askTransaction(t, transaction, verb, approve === 'second')
  if (testimonial) return askTestimonial(t, id, testimonial.version, approves ? 'publish' : 'decline')
  if (kind === 'referrals' && amount !== null)
    return askBonus(t, { id, amount, referrer: { name, email: person?.email ?? '' } }, approves ? 'release' : 'refuse')
  const user = { id, full_name: name }
  return approves ? askVerification(t, user) : askStatus(t, user, 'suspended')
}
