/** Whether a call was refused as absent: codes 27 and 28. */
import { CallError } from './call.ts'

export function isAbsent(error: unknown): boolean {
  return error instanceof CallError && (error.code === 27 || error.code === 28)
}
