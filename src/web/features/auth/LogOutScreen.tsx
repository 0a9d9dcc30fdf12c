/** /logout: ends the session and redirects to the start page. */
import { useEffect, useRef } from 'react'
import { Live, Spinner } from '#web/kit/index.ts'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Component() {
  const t = useText()
  const logOut = useLogOut()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void logOut()
  })
  return (
    <Live as="div" arrives className="grid min-h-dvh place-items-center text-text-2">
      <span className="flex items-center gap-3">
        <Spinner />
        {t('common.wait')}
      </span>
    </Live>
  )
}
