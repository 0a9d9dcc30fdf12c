/** What administrators do, put together from the rooms that do it; and the operator's settings. */
export { type AdminDependencies, adminRoutes } from './routes.ts'
export { openSettings, type SettingsRoom } from './settings.ts'
