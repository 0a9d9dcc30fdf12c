/** The signed-in user, and log-out. */
export { safePath } from './safe-path.ts'
export { openStorageEvents } from './storage-events.ts'
export {
  clearStored,
  isStaff,
  LAB_TRIALS,
  readKept,
  readStoredUser,
  SEEN_LOG,
  type StoredUser,
  storeUser,
  useStoredUser,
} from './stored-user.ts'
