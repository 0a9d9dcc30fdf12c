/**
 * The English catalogue, the source of all others. A new area: a file beside this one that exports an object of texts (nested as you like,
 * `{name}` for a parameter, `{ one, other }` for a plural by `count`), and a line here. Another language is an object of type Catalogue.
 */
import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { bots } from './bots.ts'
import { calendar } from './calendar.ts'
import { charts } from './charts.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { data } from './data.ts'
import { deposit } from './deposit.ts'
import { errors } from './errors.ts'
import { investments } from './investments.ts'
import { lab } from './lab.ts'
import { market } from './market.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { plans } from './plans.ts'
import { profile } from './profile.ts'
import { proof } from './proof.ts'
import { referrals } from './referrals.ts'
import { retirement } from './retirement.ts'
import { safety } from './safety.ts'
import { security } from './security.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { transactions } from './transactions.ts'
import { verify } from './verify.ts'
import { withdraw } from './withdraw.ts'

export const en = {
  admin,
  auth,
  bots,
  calendar,
  charts,
  common,
  dashboard,
  data,
  deposit,
  errors,
  investments,
  market,
  lab,
  messages,
  notifications,
  plans,
  safety,
  profile,
  security,
  proof,
  referrals,
  retirement,
  settings,
  shell,
  site,
  transactions,
  verify,
  withdraw,
}
