/** Administrators' actions, composed from the rooms that perform them, and the operator's settings. */

import { peopleFunctions } from '#server/people'

export { expireChanges } from './changes/decide-change.ts'
export { eraseNotes, readNotesAbout } from './notes.ts'
export { adminRoutes } from './routes/index.ts'
export { openSettings, type SettingsRoom } from './settings.ts'
export const adminFunctions = {
  claims: peopleFunctions.claims,
  records: [...peopleFunctions.records, 'admin_record_settings', 'store_record_business_step'],
  checks: peopleFunctions.checks,
} as const
