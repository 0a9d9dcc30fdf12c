/** The screens of the console, an area a line, which only staff load. */

import { collect } from '#web/shared/screen/define-screen.ts'
import * as announcements from './announcements/screen.ts'
import * as audit from './audit/screen.ts'
import * as fund from './fund/screen.ts'
import * as jobs from './jobs/screen.ts'
import * as mail from './mail/screen.ts'
import * as mails from './mails/screen.ts'
import * as overview from './overview/screen.ts'
import * as plans from './plans/screen.ts'
import * as retirement from './retirement/screen.ts'
import * as settings from './settings/screen.ts'
import * as setup from './setup/screen.ts'
import * as support from './support/screen.ts'
import * as team from './team/screen.ts'
import * as transactions from './transactions/screen.ts'
import * as treasury from './treasury/screen.ts'
import * as users from './users/screen.ts'
import * as wallets from './wallets/screen.ts'

export const consoleScreens = collect(
  overview.screens,
  transactions.screens,
  users.screens,
  treasury.screens,
  plans.screens,
  wallets.screens,
  retirement.screens,
  fund.screens,
  support.screens,
  announcements.screens,
  team.screens,
  mails.screens,
  jobs.screens,
  audit.screens,
  settings.screens,
  setup.screens,
  mail.screens,
)

declare module '#web/shared/screen/define-screen.ts' {
  interface ScreenLists {
    console: typeof consoleScreens
  }
}
