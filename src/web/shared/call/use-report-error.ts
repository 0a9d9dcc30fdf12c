/**
 * For refusals that a form or dialog shows itself: errors that end the session or redirect still go through the error handler, everything else is
 * left to the screen.
 */
import { useCallback } from 'react'
import { CallError } from './call.ts'
import { useError } from './use-error.ts'

const SESSION_EXPIRED = 22
const ALREADY_SIGNED_IN = 10

export function useReportError(): (error: Error) => void {
  const show = useError()
  return useCallback(
    (error) => {
      const code = error instanceof CallError ? error.code : null
      if (code === SESSION_EXPIRED || code === ALREADY_SIGNED_IN) show(error)
    },
    [show],
  )
}
