/** Refusals because of a limit that the limits page of the person who is logged in explains. */
import { isLimit } from '#contract/shared/limit/code'
import { readStoredUser } from '#web/shared/session/stored-user.ts'
import { CallError } from './call-error.ts'

export function isOwnLimit(error: unknown): error is CallError {
  return error instanceof CallError && isLimit(error.code, error.reason) && readStoredUser() !== null
}
