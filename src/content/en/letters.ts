/** The mails that say more than a notice: those with a code, and those that go to an address rather than to an account. */
import type { Letters } from '../letter.ts'

const LIFE = 'It can be used once, within 10 minutes, and a newer code replaces it.'

export const letters: Letters = {
  verify: {
    subject: 'Your code to verify your account',
    paragraphs: [`Enter this code to verify your email and finish your registration. ${LIFE}`],
    footnotes: ['If you did not register, ignore this mail: nothing happens without the code.'],
    action: 'Verify account',
  },
  verify_again: {
    subject: 'Your code to verify your account',
    paragraphs: [
      `Someone registered again with this email address, which was not verified yet. This code completes that newer registration, with its names and its password. ${LIFE}`,
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
    footnotes: ['If you did not ask for it, ignore this mail: your password stays as it is.'],
    action: 'Set a new password',
  },
  withdrawal: {
    subject: 'Your code to confirm a withdrawal',
    paragraphs: [`Enter this code to confirm this withdrawal. ${LIFE}`, 'Amount: {amount}', 'To: {destination}'],
    footnotes: ['If you did not ask for it, do not pass the code on: set a new password, and the withdrawal lapses by itself.'],
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
    footnotes: ['If you did not ask for it, ignore this mail: nothing happens without the code.'],
    action: 'Open the settings',
  },
  email_left: {
    subject: 'The email of your account was changed',
    paragraphs: [
      'Your account now uses {email}. Mails no longer come here. Withdrawals are frozen for 24 hours.',
      'If this was not you, take it back: this address is yours again, all devices are signed out, and withdrawals stay frozen for 24 hours.',
    ],
    footnotes: ['The link works once, within 72 hours.'],
    action: 'This was not me',
  },
  email_restored: {
    subject: 'Your account uses this email again',
    paragraphs: ['The change of your email was taken back. All devices are signed out, and withdrawals are frozen for 24 hours.'],
    footnotes: ['Whoever changed it knew your password: set a new one now.'],
    action: 'Set a new password',
  },
  invited_auditor: invitation('You are invited to Clearterm as auditor', 'read the console'),
  invited_operator: invitation('You are invited to Clearterm as operator', 'work its queues'),
  invited_administrator: invitation('You are invited to Clearterm as administrator', 'run the platform'),
  closed: {
    subject: 'Your account is closed',
    paragraphs: [
      'Your account is closed, and nobody can log in to it any more.',
      'We have erased your name, email, phone, birth date, addresses, bank details, files and messages.',
      'The ledger keeps the amounts and dates of past movements under a number without a name, so that the books still add up.',
    ],
    footnotes: ['You may register again with this email at any time: it will be a new account.'],
    action: '',
  },
}

function invitation(subject: string, task: string): Letters['verify'] {
  return {
    subject,
    paragraphs: [
      `{by} invites you to ${task} of Clearterm, a sandbox with paper money.`,
      'Open the link and choose a password, or give the one of the account that you have here.',
    ],
    footnotes: ['The link works once, within three days. If you do not know why you got it, ignore it: nothing happens.'],
    action: 'Accept the invitation',
  }
}
