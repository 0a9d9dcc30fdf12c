/**
 * For refusals that a form or dialog shows itself: errors that end the session or redirect still go through the error handler, everything else is
 * left to the screen.
 */

import { useCallback } from 'react'
import * as codes from '#contract/shared/codes'
import { hasCode } from './call.ts'
import { useError } from './use-error.ts'

export function useReportError(): (error: Error) => void {
  const show = useError()
  return useCallback(
    (error) => {
      if (hasCode(error, codes.SESSION_EXPIRED, codes.ALREADY_SIGNED_IN)) show(error)
    },
    [show],
  )
}
