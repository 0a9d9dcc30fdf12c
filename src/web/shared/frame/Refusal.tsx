/** What a refused action says on its screen, with a way to the limits page if a limit refused it. */
import type { ReactNode } from 'react'
import { Link } from '#web/kit/index.ts'
import { isOwnLimit } from '#web/shared/call/limit-refusal.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'

/** `words`: at a field, the field's own. Undefined: there is no error. */
export function refusalOf(error: Error | null, words: ReactNode = error?.message): ReactNode {
  if (!error || !words || !isOwnLimit(error)) return words
  return (
    <>
      {words} <LimitsLink />
    </>
  )
}

export function LimitsLink() {
  const t = useText()
  return <Link render={<Go to="/limits" />}>{t('shell.your_limits')}</Link>
}
