/** Provides the language to an app. Screens re-render in a transition, so that they stay responsive. */
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { AmountWords } from '#web/kit/form/amount-words.ts'
import { LocaleContext, type LocaleValue, languageNow, onLanguage } from './language.ts'
import { textNow } from './text.ts'

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState(spokenNow)
  useEffect(() => {
    const follow = () => startTransition(() => setSpoken((before) => (before.t === textNow() ? before : spokenNow())))
    follow()
    return onLanguage(follow)
  }, [])
  const words = useMemo(
    () => ({
      meant: (amount: string) => spoken.t('common.amount_meant', { amount }),
      places: spoken.t('common.amount_places'),
      currency: spoken.t('common.amount_currency'),
    }),
    [spoken],
  )
  return (
    <LocaleContext value={spoken}>
      <AmountWords value={words}>{children}</AmountWords>
    </LocaleContext>
  )
}

function spokenNow(): LocaleValue {
  return { language: languageNow(), t: textNow() }
}
