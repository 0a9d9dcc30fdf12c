/** Explains why part of a screen hasn't appeared: a newer build replaced its code. A lost connection has its own banner. */
import { useEffect } from 'react'
import { useLoadProblem } from '#web/kit/feedback/when-loaded.ts'
import { toast } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const ID = 'load'

export function LoadNotice() {
  const t = useText()
  const outdated = useLoadProblem() === 'outdated'
  useEffect(() => {
    if (!outdated) return
    toast.stay('info', t('errors.outdated'), t('errors.outdated_help'), { label: t('errors.reload'), onAct: () => location.reload() }, ID)
    return () => toast.dismiss(ID)
  }, [outdated, t])
  return null
}
