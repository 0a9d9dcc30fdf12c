/**
 * Members' notices. `{name}` is a parameter of the event (server/messages/events.ts); a blank line separates the paragraphs of a body. A
 * future return is promised, never earned.
 */
const events = {
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
  'plan.maturing': {
    subject: '{plan} matures soon',
    body: 'Your investment in {plan} matures on {matures_on}. It then pays your principal of {principal} and the return of {promised}. Until then you can choose to have it paid out, to reinvest the principal, or to reinvest everything.',
    action: 'Choose what happens',
  },
  'plan.matured': {
    subject: 'Your investment in {plan} has matured',
    body: 'Your investment in {plan} has matured. Your principal of {principal} and the return of {paid} are in your main balance.',
    action: 'Open your dashboard',
  },
  'plan.reinvested': {
    subject: 'Your investment in {plan} was reinvested',
    body: 'As you chose, {amount} was reinvested in {plan} at maturity. It matures on {matures_on}. The promised return of {promised} was set aside for you. You can leave at any time: the {amount} then comes back in full.',
    action: 'See your investments',
  },
  'plan.reinvest_failed': {
    subject: '{plan} was paid out instead of reinvested',
    body: 'Your investment in {plan} could not be reinvested, so {amount} was paid to your main balance.\n\nReason: {reason}',
    action: 'Open your dashboard',
  },
  'plan.liquidated': {
    subject: 'You liquidated your investment in {plan}',
    body: 'You ended your investment in {plan} early. {amount} was credited to your main balance.',
    action: 'Open your dashboard',
  },
  'withdrawal.asked': {
    subject: 'You requested a withdrawal of {amount}',
    body: '{amount} to {destination} is held for this withdrawal. Confirm it with the code in our email. If you do not confirm it in time, it lapses and the money goes back to your main balance.',
    action: 'See your transactions',
  },
  'withdrawal.confirmed': {
    subject: 'You confirmed the withdrawal of {amount}',
    body: 'Your withdrawal of {amount} is confirmed and waits for approval by an administrator. You can cancel it until then.',
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
    body: 'The first plan of someone you referred has matured. {amount} was added to your bonus balance from the operator’s referral budget.',
    action: 'See your referrals',
  },
  'referral.refused': {
    subject: 'A referral bonus was refused',
    body: 'An administrator reviewed a referral bonus of {amount} and refused it.\n\nReason: {reason}',
    action: 'See your referrals',
  },
  'adjustment.credit': {
    subject: 'The operator added {amount} to your {account} balance',
    body: 'The operator added {amount} from its own budget to your {account} balance.\n\nReason: {reason}',
    action: 'See your transactions',
  },
  'adjustment.debit': {
    subject: 'The operator took {amount} back from your {account} balance',
    body: 'The operator took {amount} back from your {account} balance.\n\nReason: {reason}',
    action: 'See your transactions',
  },
  'account.suspended': {
    subject: 'Your account is suspended',
    body: 'Your account is suspended and all devices are signed out.\n\nReason: {reason}\n\nYour money stays yours: plans mature as promised and pending withdrawals continue.',
  },
  'account.role_released': {
    subject: 'Your role is active again',
    body: 'Another administrator confirmed that the new password is yours.',
    action: 'Log in',
  },
  'account.administrator': {
    subject: 'An administrator was appointed on the server',
    body: 'The operator appointed an administrator directly on the server, without approval by a second person. Reason: {reason}',
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
    body: 'Your payout address for {coin} is now {address}. Withdrawals can be paid to it from {from}.\n\nIf this was not you, use the link in our email to undo the change and restore the previous address. The link works once, within 72 hours. Then set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Undo the change',
  },
  'payout_address.removed': {
    subject: 'Your payout address for {coin} was removed',
    body: 'Your payout address for {coin}, {address}, was removed.\n\nIf this was not you, use the link in our email to restore it. The link works once, within 72 hours. Then set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Restore the address',
  },
  'payout_address.put_back': {
    subject: 'Your payout address for {coin} was restored',
    body: 'The link in our email was used to undo the change of your payout address for {coin}. The address is {address} again.\n\nIf you did not make that change, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'payout_address.taken_back': {
    subject: 'The new payout address for {coin} was removed',
    body: 'The link in our email was used to remove the new payout address for {coin}. No address is saved for this coin now.\n\nIf you did not add that address, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'deposit_wallet.changed': {
    subject: 'The deposit address for {coin} changes',
    body: 'From {from} on, deposits of {coin} go to {address}. Your pending deposit was started with {former}, and its page keeps showing that address. If you have not paid by then, start a new deposit.\n\nEvery change of a deposit address is public.',
    action: 'See the changes',
  },
  'bank_details.changed': {
    subject: 'Your bank details were changed',
    body: 'Your withdrawals to a bank now go to account {account}, from {from}.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'factor.added': {
    subject: 'A second factor was added to your account',
    body: '{factor} was added to your account. From now on it is required to log in and to move money out.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'factor.removed': {
    subject: 'A second factor was removed from your account',
    body: '{factor} was removed from your account and no longer works.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'factor.forgotten': {
    subject: 'Your second factor was reset',
    body: 'Two administrators approved the reset. Log in with your password and add a new second factor. Withdrawals are frozen for 24 hours. If you did not ask for this, contact our support at once.',
    action: 'Log in',
  },
  'factor.refused': {
    subject: 'Someone entered your password, but not your second factor',
    body: 'Someone logged in with the right password and then entered five wrong codes. They did not get in. If this was not you, they know your password: set a new one.',
    action: 'Set a new password',
  },
  'recovery_codes.drawn': {
    subject: 'You have new recovery codes',
    body: 'Ten recovery codes were created for your account. Your previous codes no longer work.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'recovery_code.used': {
    subject: 'A recovery code was used',
    body: 'A recovery code of your account was used and does not work again. Codes left: {left}.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'See your security settings',
  },
  'device.new': {
    subject: 'New log-in: {device}',
    body: 'Someone logged in to your account from a new device: {device}, address {address}, {at}.\n\nIf this was you, no action is needed. If not, use the link in our email to sign that device out, then set a new password at once.',
    action: 'This was not me',
  },
  'device.strange': {
    subject: 'Your session was used from another browser: {device}',
    body: 'A session of your account was used from a different browser than the one that logged in: {device}, address {address}, {at}.\n\nIf this was not you, someone may have copied the session. Use the link in our email to end it, then set a new password at once.',
    action: 'This was not me',
  },
  'account.frozen': {
    subject: 'Your account is frozen',
    body: 'As you asked, your account is frozen and all devices are signed out. Deposits, withdrawals and purchases are blocked until you unfreeze it. Your plans mature as promised.\n\nThe link in our email unfreezes it, once, within 72 hours. After that, log in and request a new link in the settings.',
    action: 'Unfreeze my account',
  },
  'account.unfreeze_link': {
    subject: 'Your link to unfreeze your account',
    body: 'The link in our email unfreezes your account, once, within 72 hours.\n\nIf you did not ask for it, someone knows your password: set a new one.',
    action: 'Unfreeze my account',
  },
  'account.unfrozen': {
    subject: 'Your account is no longer frozen',
    body: 'Your account was unfrozen with the link in our email. Deposits, withdrawals and purchases are possible again.\n\nIf this was not you, someone has access to your email: set a new password for your mailbox and for this account at once.',
    action: 'Set a new password',
  },
  'password.changed': {
    subject: 'Your password was changed',
    body: 'Your password was changed in the settings. Your other devices are signed out.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'email.changed': {
    subject: 'The email of your account was changed',
    body: 'Your account now uses {new} instead of {old}. Your other devices are signed out, and withdrawals are frozen for 24 hours. The old address can undo the change for 72 hours.',
    action: 'Open the settings',
  },
  'login_code.on': {
    subject: 'Your log-ins now ask for a code',
    body: 'From now on every log-in to your account asks for a code that we email to you.',
    action: 'Open the settings',
  },
  'login_code.off': {
    subject: 'Your log-ins no longer ask for a code',
    body: 'The emailed log-in code was switched off.\n\nIf this was not you, set a new password at once: that signs out all devices and freezes withdrawals for 24 hours.',
    action: 'Set a new password',
  },
  'retirement.approved': {
    subject: 'Your practice application is complete',
    body: 'An administrator reviewed your practice application for a retirement account and found it complete. It was an exercise: no account was opened.',
    action: 'See your application',
  },
  'retirement.declined': {
    subject: 'Your practice application is not complete',
    body: 'An administrator reviewed your practice application for a retirement account.\n\nReason: {reason}\n\nYou can send another one.',
    action: 'See your application',
  },
  'testimonial.published': {
    subject: 'Your testimonial is published',
    body: 'Your testimonial is now on the front page, next to the plan that it is based on. You can change or withdraw it at any time.',
    action: 'See your testimonial',
  },
  'testimonial.declined': {
    subject: 'Your testimonial is not published',
    body: 'An administrator read your testimonial and declined it.\n\nReason: {reason}\n\nWe publish how many testimonials were declined for each reason. You can rewrite it.',
    action: 'See your testimonial',
  },
  'testimonial.unpublished': {
    subject: 'Your testimonial was removed from the page',
    body: 'An administrator removed your testimonial from the front page. You can change it, which submits it for review again, or withdraw it.',
    action: 'See your testimonial',
  },
  'support.answered': {
    subject: 'We answered your question: {subject}',
    body: 'There is an answer to your question to support. You can reply there.',
    action: 'Read the answer',
  },
  'administrator.mail': {
    subject: '{subject}',
    body: '{body}',
  },
}

const reasons = {
  'retirement.declined': {
    known: {
      document_unreadable: 'A document could not be read.',
      details_differ: 'The details differ from the document.',
    },
    general: 'It could not be accepted as it is.',
  },
  'testimonial.declined': {
    known: {
      names_others: 'It names other people or gives contact details.',
      advertises: 'It advertises something else.',
      abusive: 'It insults or threatens someone.',
      against_records: 'It contradicts our records.',
    },
    general: 'It is not about this platform.',
  },
}

export const notices = { events, reasons }
