/** What administrators do, put together from the rooms that do it; and the operator's settings. */

export { expireChanges } from './decide-change.ts'
export type { AdminDependencies } from './dependencies.ts'
export { eraseNotes, readNotesAbout } from './notes.ts'
export { adminRoutes } from './routes.ts'
export { openSettings, type SettingsRoom } from './settings.ts'

export const adminFunctions = {
  claims: ['identity_claim_role'],
  records: [
    'identity_record_role',
    'identity_record_status',
    'identity_record_recovery',
    'identity_record_role_release',
    'identity_record_invite',
    'admin_record_settings',
    'store_record_business_step',
  ],
  checks: ['identity_audit'],
} as const
