/** Administrators' actions, composed from the rooms that perform them, and the operator's settings. */
export { adminRoom } from './room.ts'
export { openSettings } from './settings.ts'
