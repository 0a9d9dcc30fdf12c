/** The rooms in the order in which they open: each may need the ones before it, and what all may need (foundation.ts). */
import { accountRoom } from '#server/account'
import { adminRoom } from '#server/admin'
import { announcementsRoom } from '#server/announcements'
import { approvalsRoom } from '#server/approvals'
import { auditRoom } from '#server/audit'
import { backupRoom } from '#server/backup'
import { booksRoom } from '#server/books'
import { botsRoom } from '#server/bots'
import { documentsRoom } from '#server/documents'
import { forecastsRoom } from '#server/forecasts'
import { fundingRoom } from '#server/funding'
import { identityRoom } from '#server/identity'
import { labRoom } from '#server/lab'
import { ledgerRoom } from '#server/ledger'
import { liveRoom } from '#server/live'
import { mailRoom } from '#server/mail'
import { marketRoom } from '#server/market'
import { messagesRoom } from '#server/messages'
import { metricsRoom } from '#server/metrics'
import { peopleRoom } from '#server/people'
import { plansRoom } from '#server/plans'
import { referralsRoom } from '#server/referrals'
import { retirementRoom } from '#server/retirement'
import { solvencyRoom } from '#server/solvency'
import { supportRoom } from '#server/support'
import { testimonialsRoom } from '#server/testimonials'
import { textsRoom } from '#server/texts'
import { transactionsRoom } from '#server/transactions'
import { treasuryRoom } from '#server/treasury'
import { storeRoom } from './store-room.ts'

export const rooms = [
  storeRoom,
  auditRoom,
  ledgerRoom,
  transactionsRoom,
  booksRoom,
  treasuryRoom,
  mailRoom,
  documentsRoom,
  identityRoom,
  messagesRoom,
  liveRoom,
  approvalsRoom,
  peopleRoom,
  plansRoom,
  fundingRoom,
  referralsRoom,
  retirementRoom,
  supportRoom,
  testimonialsRoom,
  announcementsRoom,
  textsRoom,
  marketRoom,
  forecastsRoom,
  botsRoom,
  labRoom,
  solvencyRoom,
  metricsRoom,
  accountRoom,
  adminRoom,
  backupRoom,
] as const

export const claims = new Set(rooms.flatMap(({ ledger }) => ledger.claims))
export const records = new Set(rooms.flatMap(({ ledger }) => ledger.records))
export const auditChecks = rooms.flatMap(({ ledger }) => ledger.checks)
/** Every column with values that are sealed under SECRET_KEY. */
export const sealedValues = rooms.flatMap(({ sealed }) => sealed)
