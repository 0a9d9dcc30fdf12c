/** Explains why a screen hasn't appeared yet, with a retry button. */
import { useEffect } from 'react'
import { retryLoading, useLoadProblem } from '#web/kit/feedback/when-loaded.ts'
import { toast } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const ID = 'load'

export function LoadNotice() {
  const t = useText()
  const problem = useLoadProblem()
  useEffect(() => {
    if (!problem) return
    if (problem === 'no_connection')
      toast.stay('error', t('errors.no_connection'), t('errors.no_connection_help'), { label: t('common.retry'), onAct: retryLoading }, ID)
    else
      toast.stay('info', t('errors.outdated'), t('errors.outdated_help'), { label: t('errors.reload'), onAct: () => location.reload() }, ID)
    return () => toast.dismiss(ID)
  }, [problem, t])
  return null
}
