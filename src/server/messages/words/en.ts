/**
 * What members are told, in English, the source of the other languages; `{name}` is a parameter of the event (../events.ts), and a body has a
 * blank line between its paragraphs. Plain and true; a return that is still ahead is promised, never earned.
 */
import type { EventName } from '../events.ts'

export type Said = { readonly subject: string; readonly body: string; readonly action?: string }
export type CodedEvent = 'retirement.declined' | 'testimonial.declined'

/** Another language is an object of this type: with an event too few it does not compile. */
export type Notices = {
  readonly events: { readonly [Name in EventName]: Said }
  /** Reasons that administrators name by a code, in the words that members read; `general` for a code that is not known. */
  readonly reasons: { readonly [Name in CodedEvent]: { readonly known: Readonly<Record<string, string>>; readonly general: string } }
}

const events: Notices['events'] = {
  'deposit.settled': {
    subject: 'Your deposit of {amount} has arrived',
    body: '{amount} was added to your main balance.',
    action: 'See your transactions',
  },
  'deposit.declined': {
    subject: 'Your deposit of {amount} was declined',
    body: 'Your deposit of {amount} was declined. Your balance is unchanged.\n\nReason: {reason}',
    action: 'See your transactions',
  },
  'plan.bought': {
    subject: 'You invested {amount} in {plan}',
    body: 'You invested {amount} in {plan}. It matures on {matures_on}. The promised return of {promised} was set aside for you in the same step.',
    action: 'See your investments',
  },
  'plan.matured': {
    subject: 'Your investment in {plan} has matured',
    body: 'Your investment in {plan} has matured. Your principal of {principal} and the return of {paid} are in your main balance.',
    action: 'Open your dashboard',
  },
  'plan.reinvested': {
    subject: 'Your investment in {plan} was placed again',
    body: 'As you asked, {amount} was placed in {plan} again when it matured. It matures on {matures_on}; the promised return of {promised} was set aside for you.',
    action: 'See your investments',
  },
  'plan.reinvest_failed': {
    subject: '{plan} was paid out instead of placed again',
    body: 'Your investment in {plan} could not be placed again, so {amount} was paid into your main balance.\n\nReason: {reason}',
    action: 'Open your dashboard',
  },
  'plan.liquidated': {
    subject: 'You liquidated your investment in {plan}',
    body: 'You ended your investment in {plan} early. {amount} was credited to your main balance.',
    action: 'Open your dashboard',
  },
  'withdrawal.asked': {
    subject: 'You asked to withdraw {amount}',
    body: '{amount} to {destination} is held for this withdrawal. Confirm it with the code that we mailed to you; unconfirmed, it lapses and the money goes back to your main balance.',
    action: 'See your transactions',
  },
  'withdrawal.confirmed': {
    subject: 'You confirmed the withdrawal of {amount}',
    body: 'Your withdrawal of {amount} is confirmed and waits for an administrator. Until it is approved you can cancel it.',
    action: 'See your transactions',
  },
  'withdrawal.paid': {
    subject: 'Your withdrawal of {amount} was paid',
    body: 'Your withdrawal of {amount} was paid to {destination}.',
    action: 'See your transactions',
  },
  'withdrawal.declined': {
    subject: 'Your withdrawal of {amount} was declined',
    body: 'Your withdrawal of {amount} was declined. The money is back in your main balance.\n\nReason: {reason}',
    action: 'See your transactions',
  },
  'withdrawal.cancelled': {
    subject: 'The withdrawal of {amount} was cancelled',
    body: 'The withdrawal of {amount} was cancelled. The money is back in your main balance.',
    action: 'See your transactions',
  },
  'withdrawal.lapsed': {
    subject: 'Your withdrawal of {amount} was not confirmed in time',
    body: 'Your withdrawal of {amount} was not confirmed in time and has lapsed. The money is back in your main balance.',
    action: 'See your transactions',
  },
  'referral.bonus': {
    subject: 'You were paid a referral bonus of {amount}',
    body: 'The first plan of somebody whom you brought has matured. {amount} was added to your bonus balance out of the operator’s referral budget.',
    action: 'See your referrals',
  },
  'referral.refused': {
    subject: 'A referral bonus was refused',
    body: 'An administrator looked at a referral bonus of {amount} and refused it.\n\nReason: {reason}',
    action: 'See your referrals',
  },
  'adjustment.credit': {
    subject: 'The operator added {amount} to your {account} balance',
    body: 'The operator added {amount} out of its own budget to your {account} balance.\n\nReason: {reason}',
    action: 'See your transactions',
  },
  'adjustment.debit': {
    subject: 'The operator took {amount} back from your {account} balance',
    body: 'The operator took {amount} back from your {account} balance.\n\nReason: {reason}',
    action: 'See your transactions',
  },
  'account.suspended': {
    subject: 'Your account is suspended',
    body: 'Your account is suspended and all devices are signed out.\n\nReason: {reason}\n\nYour money stays yours: plans mature as promised and pending withdrawals go on.',
  },
  'account.role_released': {
    subject: 'Your role counts again',
    body: 'Another administrator has agreed that the new password is yours.',
    action: 'Log in',
  },
  'account.administrator': {
    subject: 'Somebody was made an administrator on the machine',
    body: 'Whoever operates the machine has made an administrator, past the rule of two people. Reason: {reason}',
    action: 'Log in',
  },
  'account.unsuspended': {
    subject: 'Your account is open again',
    body: 'The suspension of your account has ended. You can log in again.',
    action: 'Log in',
  },
  'account.verified': {
    subject: 'Your account is approved',
    body: 'An administrator approved your account. You can log in now.',
    action: 'Log in',
  },
  'payout_address.changed': {
    subject: 'Your payout address for {coin} was changed',
    body: 'Your payout address for {coin} is now {address}. Withdrawals can be paid to it from {from}.\n\nIf this was not you, the link in our mail takes it back, once, within 72 hours, and restores the address from before. Then set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Take the change back',
  },
  'payout_address.removed': {
    subject: 'Your payout address for {coin} was removed',
    body: 'Your payout address for {coin}, {address}, was removed.\n\nIf this was not you, the link in our mail restores it, once, within 72 hours. Then set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Restore the address',
  },
  'payout_address.put_back': {
    subject: 'Your payout address for {coin} is as it was',
    body: 'With the link in our mail the change of your payout address for {coin} was taken back. It is {address} again.\n\nIf you did not make that change, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'payout_address.taken_back': {
    subject: 'The new payout address for {coin} was taken back',
    body: 'With the link in our mail the new payout address for {coin} was taken back. No address is saved for it now.\n\nIf you did not add that address, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'deposit_wallet.changed': {
    subject: 'The deposit address for {coin} changes',
    body: 'From {from} on, deposits of {coin} go to {address}. Your deposit that is still pending was begun with {former}, and its page goes on showing that address. If you have not paid it yet, begin a new one then.\n\nEvery change of a deposit address is public.',
    action: 'See the changes',
  },
  'bank_details.changed': {
    subject: 'Your bank details were changed',
    body: 'Your withdrawals to a bank now go to account {account}, from {from}.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'factor.added': {
    subject: 'A second factor was added to your account',
    body: '{factor} was added to your account. From now on a log-in asks for it, and so does whatever moves money out.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'factor.removed': {
    subject: 'A second factor was removed from your account',
    body: '{factor} was removed from your account and opens nothing any more.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'factor.forgotten': {
    subject: 'Your second factor was reset',
    body: 'Two people of ours have agreed to it. Log in with your password and add a new second factor. Withdrawals wait for 24 hours. If you did not ask for this, answer to our support at once.',
    action: 'Log in',
  },
  'factor.refused': {
    subject: 'Somebody gave your password, but not your second factor',
    body: 'Somebody logged in with the right password and then gave five wrong codes. They did not get in. If this was not you, they know your password: set a new one.',
    action: 'Set a new password',
  },
  'recovery_codes.drawn': {
    subject: 'You have new recovery codes',
    body: 'Ten recovery codes were made for your account. Codes from before no longer work.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'recovery_code.used': {
    subject: 'A recovery code was used',
    body: 'A recovery code of your account was used and is spent. Codes left: {left}.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'device.new': {
    subject: 'New log-in: {device}',
    body: 'Somebody logged in to your account from a device that it has not been used on before: {device}, address {address}, {at}.\n\nIf this was you, there is nothing to do. If it was not, the link in our mail signs that device out; then set a new password at once.',
    action: 'This was not me',
  },
  'device.strange': {
    subject: 'Your session was used from another browser: {device}',
    body: 'A session of your account was used from another browser than the one that logged in: {device}, address {address}, {at}.\n\nIf this was not you, somebody may have copied it: the link in our mail ends it; then set a new password at once.',
    action: 'This was not me',
  },
  'account.frozen': {
    subject: 'Your account is frozen',
    body: 'As you asked, your account is frozen and all devices are signed out. No deposit, withdrawal or purchase goes through until you unfreeze it. Your plans mature as promised.\n\nThe link in our mail unfreezes it, once, within 72 hours. Later you can log in and ask for a fresh one in the settings.',
    action: 'Unfreeze my account',
  },
  'account.unfreeze_link': {
    subject: 'Your link to unfreeze your account',
    body: 'The link in our mail unfreezes your account, once, within 72 hours.\n\nIf you did not ask for it, somebody knows your password: set a new one.',
    action: 'Unfreeze my account',
  },
  'account.unfrozen': {
    subject: 'Your account is no longer frozen',
    body: 'Your account was unfrozen with the mailed link. Deposits, withdrawals and purchases go through again.\n\nIf this was not you, somebody reads your mail: set a new password for your mailbox and for this account at once.',
    action: 'Set a new password',
  },
  'password.changed': {
    subject: 'Your password was changed',
    body: 'Your password was changed in the settings. Your other devices are signed out.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'email.changed': {
    subject: 'The email of your account was changed',
    body: 'Your account now uses {new} instead of {old}. Your other devices are signed out, and withdrawals are frozen for 24 hours. The old address can take the change back for 72 hours.',
    action: 'Open the settings',
  },
  'login_code.on': {
    subject: 'Your log-ins now ask for a code',
    body: 'From now on every log-in to your account asks for a code that is mailed to you.',
    action: 'Open the settings',
  },
  'login_code.off': {
    subject: 'Your log-ins no longer ask for a code',
    body: 'The mailed code at log-in was switched off.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'retirement.approved': {
    subject: 'Your practice application is complete',
    body: 'An administrator looked at your practice application for a retirement account and found it complete. It was an exercise: no account was opened.',
    action: 'See your application',
  },
  'retirement.declined': {
    subject: 'Your practice application is not complete',
    body: 'An administrator looked at your practice application for a retirement account.\n\nReason: {reason}\n\nYou can send another one.',
    action: 'See your application',
  },
  'testimonial.published': {
    subject: 'Your testimonial is published',
    body: 'What you wrote stands on the front page now, beside the plan that earned it. You can change it or take it back at any time.',
    action: 'See your testimonial',
  },
  'testimonial.declined': {
    subject: 'Your testimonial is not published',
    body: 'An administrator read your testimonial and declined it.\n\nReason: {reason}\n\nDeclined testimonials are counted in public by their reason. You can write it anew.',
    action: 'See your testimonial',
  },
  'testimonial.unpublished': {
    subject: 'Your testimonial was taken off the page',
    body: 'An administrator took your testimonial off the front page. It is still yours: you can change it, which puts it before them again, or take it back.',
    action: 'See your testimonial',
  },
  'administrator.mail': {
    subject: '{subject}',
    body: '{body}',
  },
}

const reasons: Notices['reasons'] = {
  'retirement.declined': {
    known: {
      document_unreadable: 'A document could not be read.',
      details_differ: 'The details differ from the document.',
    },
    general: 'It could not be accepted as it is.',
  },
  'testimonial.declined': {
    known: {
      names_others: 'It names other people, or how to reach somebody.',
      advertises: 'It advertises something else.',
      abusive: 'It insults or threatens somebody.',
      against_records: 'It says something that our records do not bear out.',
    },
    general: 'It is not about this platform.',
  },
}

export const en: Notices = { events, reasons }
