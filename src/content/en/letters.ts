/** Emails that are no notices, and the platform’s own reasons. Notices are in notices.ts. */
import type { LetterText } from '../article.ts'

/** The first sentence of every email and document. */
export { RIBBON as ribbon } from '#sentences/ribbon'

const LIFE = 'It works once, within 10 minutes. A newer code replaces it.'

/** Emails with a code, and those to an address rather than an account. */
export const letters = {
  verify: {
    subject: 'Your code to verify your account',
    paragraphs: [`Enter this code to verify your email and finish your registration. ${LIFE}`],
    footnotes: ['If you did not register, ignore this email. Nothing happens without the code.'],
    action: 'Verify account',
  },
  verify_again: {
    subject: 'Your code to verify your account',
    paragraphs: [
      `Someone registered again with this email address before it was verified. This code completes the newer registration, with its name and password. ${LIFE}`,
    ],
    footnotes: ['If this was not you, do not enter the code.'],
    action: 'Verify account',
  },
  login: {
    subject: 'Your log-in code',
    paragraphs: [`Enter this code to finish logging in. ${LIFE}`],
    footnotes: ['If this was not you, someone knows your password: set a new one with “Forgot password”.'],
    action: 'Confirm log-in',
  },
  reset: {
    subject: 'Your code to set a new password',
    paragraphs: [`Enter this code together with your new password. ${LIFE}`],
    footnotes: ['If you did not request it, ignore this email. Your password stays the same.'],
    action: 'Set a new password',
  },
  withdrawal: {
    subject: 'Your code to confirm a withdrawal',
    paragraphs: [`Enter this code to confirm this withdrawal. ${LIFE}`, 'Amount: {amount}', 'To: {destination}'],
    footnotes: ['If you did not request it, do not share the code. Set a new password. The withdrawal lapses without the code.'],
    action: '',
  },
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: [
      'Your password was changed with a code sent to this address. All devices are signed out, and withdrawals are frozen for 24 hours.',
    ],
    footnotes: ['If this was not you, set a new password at once and secure your mailbox.'],
    action: 'Set a new password',
  },
  email: {
    subject: 'Your code to use this email',
    paragraphs: [`Enter this code to make this the email of your Clearterm account. ${LIFE}`],
    footnotes: ['If you did not request it, ignore this email. Nothing happens without the code.'],
    action: 'Open the settings',
  },
  email_left: {
    subject: 'The email of your account was changed',
    paragraphs: [
      'Your account now uses {email}. We no longer send emails to this address. Withdrawals are frozen for 24 hours.',
      'If this was not you, undo the change. That restores this address, signs out all devices and keeps withdrawals frozen for 24 hours.',
    ],
    footnotes: ['The link works once, within 72 hours.'],
    action: 'This was not me',
  },
  email_restored: {
    subject: 'Your account uses this email again',
    paragraphs: ['The change of your email was undone. All devices are signed out, and withdrawals are frozen for 24 hours.'],
    footnotes: ['The person who changed it knew your password. Set a new one now.'],
    action: 'Set a new password',
  },
  invited_auditor: invitation('You are invited to Clearterm as an auditor', 'view the console of Clearterm'),
  invited_operator: invitation('You are invited to Clearterm as an operator', 'process the queues of Clearterm'),
  invited_administrator: invitation('You are invited to Clearterm as an administrator', 'administer Clearterm'),
  support_received: {
    subject: 'Your question to Clearterm support',
    paragraphs: ['Open the link to send us your question. It then shows the question and our answers to it.', 'You can write more there.'],
    footnotes: ['The link works for 30 days if you open it within 7 days. If you did not write to us, ignore this email.'],
    action: 'Open the conversation',
  },
  support_answered: {
    subject: 'Clearterm support answered you',
    paragraphs: ['There is an answer to your question. The link shows it.', 'You can reply there.'],
    footnotes: ['The link works for 30 days.'],
    action: 'Read the answer',
  },
  closed: {
    subject: 'Your account is closed',
    paragraphs: [
      'Your account is closed. Logging in to it is no longer possible.',
      'We have erased your name, email, phone, birth date, addresses, bank details, files and messages.',
      'The ledger keeps the amounts and dates of past transactions under a number without a name, so that the books still balance.',
    ],
    footnotes: ['You can register again with this email at any time. It will be a new account.'],
    action: '',
  },
}

function invitation(subject: string, task: string): LetterText {
  return {
    subject,
    paragraphs: [
      `{by} invites you to ${task}, a sandbox with paper money.`,
      'Open the link and choose a password, or enter the password of your existing account.',
    ],
    footnotes: ['The link works once, within three days. If you did not expect it, ignore it.'],
    action: 'Accept the invitation',
  }
}

/** Of notices and records, for when no person gave one. */
export { platformReasons } from '#sentences/decisions'
