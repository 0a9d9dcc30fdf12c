/**
 * Everything that the platform tells a member, in one catalogue: the event's name, its subject and its body. Parameters come formatted
 * (an amount as `$500.00`), so that this file decides words and nothing else. Plain and true; a return that is still ahead is promised,
 * never earned.
 */
import type { NotifyKind } from '#contract/preferences'
import { retirementReasons, testimonialReasons } from './reasons.ts'

export type Params = Readonly<Record<string, string>>

type Text<Names extends string> = {
  readonly needs: readonly Names[]
  readonly subject: (params: Readonly<Record<Names, string>>) => string
  /** Paragraphs, a blank line between them. */
  readonly body: (params: Readonly<Record<Names, string>>) => string
  /** Where the mail's button leads. */
  readonly action?: { readonly label: string; readonly path: string }
  /** The preference that switches its mail off. Without one it is always mailed, as whatever concerns the account's security must be. */
  readonly muted_by?: NotifyKind
}

function text<const Names extends string>(entry: Text<Names>): Text<Names> {
  return entry
}

const DASHBOARD = { label: 'Open your dashboard', path: '/dashboard' }
const TRANSACTIONS = { label: 'See your transactions', path: '/transactions' }
const SETTINGS = { label: 'Open the settings', path: '/settings' }
const SECURITY = { label: 'See your security settings', path: '/settings?tab=security' }
const NOT_YOU = 'If this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.'
const THIS_WAS_NOT_ME = { label: 'This was not me', path: '/forgot-password' }
const REFERRALS = { label: 'See your referrals', path: '/referrals' }
const INVESTMENTS = { label: 'See your investments', path: '/investments' }

const RETIREMENT = { label: 'See your application', path: '/ira-form' }

const TESTIMONIAL = { label: 'See your testimonial', path: '/settings?tab=testimonial' }

export const events = {
  'deposit.settled': text({
    needs: ['amount'],
    subject: ({ amount }) => `Your deposit of ${amount} has arrived`,
    body: ({ amount }) => `${amount} was added to your main balance.`,
    action: TRANSACTIONS,
    muted_by: 'deposits',
  }),
  'deposit.declined': text({
    needs: ['amount', 'reason'],
    subject: ({ amount }) => `Your deposit of ${amount} was declined`,
    body: ({ amount, reason }) => `Your deposit of ${amount} was declined. Your balance is unchanged.\n\nReason: ${reason}`,
    action: TRANSACTIONS,
    muted_by: 'deposits',
  }),
  'plan.bought': text({
    needs: ['plan', 'amount', 'promised', 'matures_on'],
    subject: ({ amount, plan }) => `You invested ${amount} in ${plan}`,
    body: ({ amount, plan, promised, matures_on }) =>
      `You invested ${amount} in ${plan}. It matures on ${matures_on}. The promised return of ${promised} was set aside for you in the same step.`,
    action: INVESTMENTS,
    muted_by: 'plans',
  }),
  'plan.matured': text({
    needs: ['plan', 'principal', 'paid'],
    subject: ({ plan }) => `Your investment in ${plan} has matured`,
    body: ({ plan, principal, paid }) =>
      `Your investment in ${plan} has matured. Your principal of ${principal} and the return of ${paid} are in your main balance.`,
    action: DASHBOARD,
    muted_by: 'plans',
  }),
  'plan.reinvested': text({
    needs: ['plan', 'amount', 'promised', 'matures_on'],
    subject: ({ plan }) => `Your investment in ${plan} was placed again`,
    body: ({ plan, amount, promised, matures_on }) =>
      `As you asked, ${amount} was placed in ${plan} again when it matured. It matures on ${matures_on}; the promised return of ${promised} was set aside for you.`,
    action: INVESTMENTS,
    muted_by: 'plans',
  }),
  'plan.reinvest_failed': text({
    needs: ['plan', 'amount', 'reason'],
    subject: ({ plan }) => `${plan} was paid out instead of placed again`,
    body: ({ plan, amount, reason }) =>
      `Your investment in ${plan} could not be placed again, so ${amount} was paid into your main balance.\n\nReason: ${reason}`,
    action: DASHBOARD,
    muted_by: 'plans',
  }),
  'plan.liquidated': text({
    needs: ['plan', 'amount'],
    subject: ({ plan }) => `You liquidated your investment in ${plan}`,
    body: ({ plan, amount }) => `You ended your investment in ${plan} early. ${amount} was credited to your main balance.`,
    action: DASHBOARD,
    muted_by: 'plans',
  }),
  'withdrawal.asked': text({
    needs: ['amount', 'destination'],
    subject: ({ amount }) => `You asked to withdraw ${amount}`,
    body: ({ amount, destination }) =>
      `${amount} to ${destination} is held for this withdrawal. Confirm it with the code that we mailed to you; unconfirmed, it lapses and the money goes back to your main balance.`,
    action: TRANSACTIONS,
  }),
  'withdrawal.confirmed': text({
    needs: ['amount'],
    subject: ({ amount }) => `You confirmed the withdrawal of ${amount}`,
    body: ({ amount }) =>
      `Your withdrawal of ${amount} is confirmed and waits for an administrator. Until it is approved you can cancel it.`,
    action: TRANSACTIONS,
    muted_by: 'withdrawals',
  }),
  'withdrawal.paid': text({
    needs: ['amount', 'destination'],
    subject: ({ amount }) => `Your withdrawal of ${amount} was paid`,
    body: ({ amount, destination }) => `Your withdrawal of ${amount} was paid to ${destination}.`,
    action: TRANSACTIONS,
  }),
  'withdrawal.declined': text({
    needs: ['amount', 'reason'],
    subject: ({ amount }) => `Your withdrawal of ${amount} was declined`,
    body: ({ amount, reason }) => `Your withdrawal of ${amount} was declined. The money is back in your main balance.\n\nReason: ${reason}`,
    action: TRANSACTIONS,
    muted_by: 'withdrawals',
  }),
  'withdrawal.cancelled': text({
    needs: ['amount'],
    subject: ({ amount }) => `The withdrawal of ${amount} was cancelled`,
    body: ({ amount }) => `The withdrawal of ${amount} was cancelled. The money is back in your main balance.`,
    action: TRANSACTIONS,
    muted_by: 'withdrawals',
  }),
  'withdrawal.lapsed': text({
    needs: ['amount'],
    subject: ({ amount }) => `Your withdrawal of ${amount} was not confirmed in time`,
    body: ({ amount }) => `Your withdrawal of ${amount} was not confirmed in time and has lapsed. The money is back in your main balance.`,
    action: TRANSACTIONS,
    muted_by: 'withdrawals',
  }),
  'referral.bonus': text({
    needs: ['amount'],
    subject: ({ amount }) => `You were paid a referral bonus of ${amount}`,
    body: ({ amount }) =>
      `The first plan of somebody whom you brought has matured. ${amount} was added to your bonus balance out of the operator’s referral budget.`,
    action: REFERRALS,
    muted_by: 'referrals',
  }),
  'referral.refused': text({
    needs: ['amount', 'reason'],
    subject: () => 'A referral bonus was refused',
    body: ({ amount, reason }) => `An administrator looked at a referral bonus of ${amount} and refused it.\n\nReason: ${reason}`,
    action: REFERRALS,
    muted_by: 'referrals',
  }),
  'adjustment.credit': text({
    needs: ['amount', 'account', 'reason'],
    subject: ({ amount, account }) => `The operator added ${amount} to your ${account} balance`,
    body: ({ amount, account, reason }) =>
      `The operator added ${amount} out of its own budget to your ${account} balance.\n\nReason: ${reason}`,
    action: TRANSACTIONS,
  }),
  'adjustment.debit': text({
    needs: ['amount', 'account', 'reason'],
    subject: ({ amount, account }) => `The operator took ${amount} back from your ${account} balance`,
    body: ({ amount, account, reason }) => `The operator took ${amount} back from your ${account} balance.\n\nReason: ${reason}`,
    action: TRANSACTIONS,
  }),
  'account.suspended': text({
    needs: ['reason'],
    subject: () => 'Your account is suspended',
    body: ({ reason }) =>
      `Your account is suspended and all devices are signed out.\n\nReason: ${reason}\n\nYour money stays yours: plans mature as promised and pending withdrawals go on.`,
  }),
  'account.unsuspended': text({
    needs: [],
    subject: () => 'Your account is open again',
    body: () => 'The suspension of your account has ended. You can log in again.',
    action: { label: 'Log in', path: '/login' },
  }),
  'account.verified': text({
    needs: [],
    subject: () => 'Your account is approved',
    body: () => 'An administrator approved your account. You can log in now.',
    action: { label: 'Log in', path: '/login' },
  }),
  'payout_address.changed': text({
    needs: ['coin', 'address', 'from'],
    subject: ({ coin }) => `Your payout address for ${coin} was changed`,
    body: ({ coin, address, from }) =>
      `Your payout address for ${coin} is now ${address}. Withdrawals can be paid to it from ${from}.\n\nIf this was not you, the link in our mail takes it back, once, within 72 hours, and restores the address from before. Then set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.`,
    action: { label: 'Take the change back', path: '/forgot-password' },
  }),
  'payout_address.removed': text({
    needs: ['coin', 'address'],
    subject: ({ coin }) => `Your payout address for ${coin} was removed`,
    body: ({ coin, address }) =>
      `Your payout address for ${coin}, ${address}, was removed.\n\nIf this was not you, the link in our mail restores it, once, within 72 hours. Then set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.`,
    action: { label: 'Restore the address', path: '/forgot-password' },
  }),
  'payout_address.put_back': text({
    needs: ['coin', 'address'],
    subject: ({ coin }) => `Your payout address for ${coin} is as it was`,
    body: ({ coin, address }) =>
      `With the link in our mail the change of your payout address for ${coin} was taken back. It is ${address} again.\n\nIf you did not make that change, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.`,
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'payout_address.taken_back': text({
    needs: ['coin'],
    subject: ({ coin }) => `The new payout address for ${coin} was taken back`,
    body: ({ coin }) =>
      `With the link in our mail the new payout address for ${coin} was taken back. No address is saved for it now.\n\nIf you did not add that address, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.`,
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'bank_details.changed': text({
    needs: ['account', 'from'],
    subject: () => 'Your bank details were changed',
    body: ({ account, from }) =>
      `Your withdrawals to a bank now go to account ${account}, from ${from}.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.`,
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'factor.added': text({
    needs: ['factor'],
    subject: () => 'A second factor was added to your account',
    body: ({ factor }) =>
      `${factor} was added to your account. From now on a log-in asks for it, and so does whatever moves money out.\n\n${NOT_YOU}`,
    action: SECURITY,
  }),
  'factor.removed': text({
    needs: ['factor'],
    subject: () => 'A second factor was removed from your account',
    body: ({ factor }) => `${factor} was removed from your account and opens nothing any more.\n\n${NOT_YOU}`,
    action: SECURITY,
  }),
  'factor.refused': text({
    needs: [],
    subject: () => 'Somebody gave your password, but not your second factor',
    body: () =>
      'Somebody logged in with the right password and then gave five wrong codes. They did not get in. If this was not you, they know your password: set a new one.',
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'recovery_codes.drawn': text({
    needs: [],
    subject: () => 'You have new recovery codes',
    body: () => `Ten recovery codes were made for your account. Codes from before no longer work.\n\n${NOT_YOU}`,
    action: SECURITY,
  }),
  'recovery_code.used': text({
    needs: ['left'],
    subject: () => 'A recovery code was used',
    body: ({ left }) => `A recovery code of your account was used and is spent. Codes left: ${left}.\n\n${NOT_YOU}`,
    action: SECURITY,
  }),
  'device.new': text({
    needs: ['device', 'address', 'at'],
    subject: ({ device }) => `New log-in: ${device}`,
    body: ({ device, address, at }) =>
      `Somebody logged in to your account from a device that it has not been used on before: ${device}, address ${address}, ${at}.\n\nIf this was you, there is nothing to do. If it was not, the link in our mail signs that device out; then set a new password at once.`,
    action: THIS_WAS_NOT_ME,
  }),
  'device.strange': text({
    needs: ['device', 'address', 'at'],
    subject: ({ device }) => `Your session was used from another browser: ${device}`,
    body: ({ device, address, at }) =>
      `A session of your account was used from another browser than the one that logged in: ${device}, address ${address}, ${at}.\n\nIf this was not you, somebody may have copied it: the link in our mail ends it; then set a new password at once.`,
    action: THIS_WAS_NOT_ME,
  }),
  'account.frozen': text({
    needs: [],
    subject: () => 'Your account is frozen',
    body: () =>
      'As you asked, your account is frozen and all devices are signed out. No deposit, withdrawal or purchase goes through until you unfreeze it. Your plans mature as promised.\n\nThe link in our mail unfreezes it, once, within 72 hours. Later you can log in and ask for a fresh one in the settings.',
    action: { label: 'Unfreeze my account', path: '/settings' },
  }),
  'account.unfreeze_link': text({
    needs: [],
    subject: () => 'Your link to unfreeze your account',
    body: () =>
      'The link in our mail unfreezes your account, once, within 72 hours.\n\nIf you did not ask for it, somebody knows your password: set a new one.',
    action: { label: 'Unfreeze my account', path: '/settings' },
  }),
  'account.unfrozen': text({
    needs: [],
    subject: () => 'Your account is no longer frozen',
    body: () =>
      'Your account was unfrozen with the mailed link. Deposits, withdrawals and purchases go through again.\n\nIf this was not you, somebody reads your mail: set a new password for your mailbox and for this account at once.',
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'password.changed': text({
    needs: [],
    subject: () => 'Your password was changed',
    body: () =>
      'Your password was changed in the settings. Your other devices are signed out.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'email.changed': text({
    needs: ['old', 'new'],
    subject: () => 'The email of your account was changed',
    body: ({ old, new: email }) =>
      `Your account now uses ${email} instead of ${old}. Your other devices are signed out, and withdrawals are frozen for 24 hours. The old address can take the change back for 72 hours.`,
    action: SETTINGS,
  }),
  'login_code.on': text({
    needs: [],
    subject: () => 'Your log-ins now ask for a code',
    body: () => 'From now on every log-in to your account asks for a code that is mailed to you.',
    action: SETTINGS,
  }),
  'login_code.off': text({
    needs: [],
    subject: () => 'Your log-ins no longer ask for a code',
    body: () =>
      'The mailed code at log-in was switched off.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),
  'retirement.approved': text({
    needs: [],
    subject: () => 'Your practice application is complete',
    body: () =>
      'An administrator looked at your practice application for a retirement account and found it complete. It was an exercise: no account was opened.',
    action: RETIREMENT,
  }),
  'retirement.declined': text({
    needs: ['reason'],
    subject: () => 'Your practice application is not complete',
    body: ({ reason }) =>
      `An administrator looked at your practice application for a retirement account.\n\nReason: ${retirementReasons[reason] ?? retirementReasons.other}\n\nYou can send another one.`,
    action: RETIREMENT,
  }),
  'testimonial.published': text({
    needs: [],
    subject: () => 'Your testimonial is published',
    body: () =>
      'What you wrote stands on the front page now, beside the plan that earned it. You can change it or take it back at any time.',
    action: TESTIMONIAL,
    muted_by: 'operator_mail',
  }),
  'testimonial.declined': text({
    needs: ['reason'],
    subject: () => 'Your testimonial is not published',
    body: ({ reason }) =>
      `An administrator read your testimonial and declined it.\n\nReason: ${testimonialReasons[reason] ?? testimonialReasons.off_topic}\n\nDeclined testimonials are counted in public by their reason. You can write it anew.`,
    action: TESTIMONIAL,
    muted_by: 'operator_mail',
  }),
  'testimonial.unpublished': text({
    needs: [],
    subject: () => 'Your testimonial was taken off the page',
    body: () =>
      'An administrator took your testimonial off the front page. It is still yours: you can change it, which puts it before them again, or take it back.',
    action: TESTIMONIAL,
    muted_by: 'operator_mail',
  }),
  'administrator.mail': text({
    needs: ['subject', 'body'],
    subject: ({ subject }) => subject,
    body: ({ body }) => body,
    muted_by: 'operator_mail',
  }),
} as const

export type EventName = keyof typeof events

type Entry = Text<string>
export type Words = {
  readonly subject: string
  readonly body: string
  readonly action: Entry['action'] | null
  readonly muted_by: NotifyKind | null
}

/** The words for an event; null for an event that is not in the catalogue. A missing parameter is named in the error: a fault of its writer. */
export function wordsFor(event: string, params: Params): Words | null {
  const entry = catalogue.get(event)
  if (!entry) return null
  const missing = entry.needs.filter((name) => typeof params[name] !== 'string')
  if (missing.length > 0) throw new Error(`${event} needs ${missing.join(', ')}`)
  return {
    subject: oneLine(entry.subject(params)),
    body: entry.body(params),
    action: entry.action ?? null,
    muted_by: entry.muted_by ?? null,
  }
}

const catalogue: ReadonlyMap<string, Entry> = new Map<string, Entry>(Object.entries(events))

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a subject may not have them
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
