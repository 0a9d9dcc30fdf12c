/** /logout: ends the session and goes to the start. */
import { useEffect, useRef } from 'react'
import { useText } from '#web/locales/text.ts'
import { Spinner } from '#web/ui/index.ts'
import { useLogOut } from '../shell/use-log-out.ts'

export function Component() {
  const t = useText()
  const logOut = useLogOut()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void logOut()
  })
  return (
    <output className="grid min-h-dvh place-items-center text-text-2">
      <span className="flex items-center gap-3">
        <Spinner />
        {t('common.wait')}
      </span>
    </output>
  )
}
