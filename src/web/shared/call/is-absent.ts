/** Whether a call was refused as absent. */
import * as codes from '#contract/shared/codes'
import { hasCode } from './call.ts'

export function isAbsent(error: unknown): boolean {
  return hasCode(error, codes.SUBJECT_NOT_FOUND, codes.NOT_FOUND)
}
