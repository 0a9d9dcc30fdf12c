/** The terminal's start-up message: what to open, who the administrator is, where mail goes. */
import { type Config, ROLES } from '#config'
import type { Ensured } from '#server/identity'

export function greeting(
  { public_url, smtp_url, loopback, roles }: Config,
  { email, password, created }: Ensured,
  login: string | null = null,
): string {
  const mailbox = smtp_url === null && loopback ? `  Mailbox        ${public_url}/sandbox/mailbox` : '  Mail           goes out by SMTP_URL'
  return [
    '',
    '  Clearterm is running. Sandbox: paper money. Do not send real funds.',
    '',
    ...(roles.has('web') ? [`  Open           ${public_url}`, mailbox, `  API            ${public_url}/api/docs`] : []),
    ...(roles.size < ROLES.length ? [`  Roles          ${[...roles].join(', ')}`] : []),
    `  Administrator  ${email}`,
    ...(password ? [`  Password       ${password}   (shown only now)`] : created ? ['  Password       the one in ADMIN_PASSWORD'] : []),
    ...(login ? [`  Database       ${login}`] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
