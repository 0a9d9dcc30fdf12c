/** Provides the language to an app. Screens re-render in a transition, so that they stay responsive. */
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { AmountQuestion } from '#web/kit/form/amount-question.ts'
import { LocaleContext, type LocaleValue, languageNow, onLanguage } from './language.ts'
import { textNow } from './text.ts'

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState(spokenNow)
  useEffect(() => {
    const follow = () => startTransition(() => setSpoken((before) => (before.t === textNow() ? before : spokenNow())))
    follow()
    return onLanguage(follow)
  }, [])
  const ask = useCallback((amount: string) => spoken.t('common.amount_meant', { amount }), [spoken])
  return (
    <LocaleContext value={spoken}>
      <AmountQuestion value={ask}>{children}</AmountQuestion>
    </LocaleContext>
  )
}

function spokenNow(): LocaleValue {
  return { language: languageNow(), t: textNow() }
}
