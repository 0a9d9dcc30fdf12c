/** The mails around a change of the e-mail. They go to addresses that are named here, not to whatever the account has by then. */
import type { Letter } from './code-mail.ts'

export function emailChangeLetter(to: string, code: string): Letter {
  return {
    to,
    kind: 'code:email',
    subject: 'Your code to use this email',
    paragraphs: [
      'Enter this code to make this the email of your Clearterm account. It can be used once, within 10 minutes, and a newer code replaces it.',
    ],
    code,
    footnotes: ['If you did not ask for it, ignore this mail: nothing happens without the code.'],
    action: { label: 'Open the settings', path: '/settings' },
  }
}

/** `link` is the path of the link that takes the change back. */
export function emailLeftLetter(to: string, email: string, link: string): Letter {
  return {
    to,
    kind: 'notice',
    subject: 'The email of your account was changed',
    paragraphs: [
      `Your account now uses ${email}. Mails no longer come here. Withdrawals are frozen for 24 hours.`,
      'If this was not you, take it back: this address is yours again, all devices are signed out, and withdrawals stay frozen for 24 hours.',
    ],
    footnotes: ['The link works once, within 72 hours.'],
    action: { label: 'This was not me', path: link },
  }
}

export function emailRestoredLetter(to: string): Letter {
  return {
    to,
    kind: 'notice',
    subject: 'Your account uses this email again',
    paragraphs: ['The change of your email was taken back. All devices are signed out, and withdrawals are frozen for 24 hours.'],
    footnotes: ['Whoever changed it knew your password: set a new one now.'],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }
}
