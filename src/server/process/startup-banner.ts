/** The terminal's start-up message: what to open, who the administrator is, where mail goes. */
import { type Config, ROLES } from '#config'
import type { Ensured } from '#server/identity'

type Running = {
  /** The database's login; null: the embedded store. */
  readonly login: string | null
  readonly mailbox_key: string | null
  readonly build: string
}

export function greeting(
  { public_url, roles }: Config,
  { email, password, created }: Ensured,
  { login, mailbox_key, build }: Running,
): string {
  const mailbox =
    mailbox_key === null ? '  Mail           goes out by SMTP_URL' : `  Mailbox        ${public_url}/sandbox/mailbox?key=${mailbox_key}`
  return [
    '',
    '  Clearterm is running. Sandbox: paper money. Do not send real funds.',
    '',
    ...(roles.has('web') ? [`  Open           ${public_url}`, mailbox, `  API            ${public_url}/api/docs`] : []),
    ...(roles.size < ROLES.length ? [`  Roles          ${[...roles].join(', ')}`] : []),
    `  Administrator  ${email}`,
    ...(password ? [`  Password       ${password}   (shown only now)`] : created ? ['  Password       the one in ADMIN_PASSWORD'] : []),
    `  Build          ${build}`,
    ...(login ? [`  Database       ${login}`] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
