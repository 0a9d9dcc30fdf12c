/** Around an app: what it says follows the language. The screens are drawn anew in slices, so that a reader can go on meanwhile. */
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { languageNow, onLanguage } from './language.ts'
import { type Spoken, SpokenContext } from './spoken.ts'
import { textNow } from './text.ts'

export function Speaking({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState(spokenNow)
  useEffect(() => {
    const follow = () => startTransition(() => setSpoken((before) => (before.t === textNow() ? before : spokenNow())))
    follow()
    return onLanguage(follow)
  }, [])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function spokenNow(): Spoken {
  return { language: languageNow(), t: textNow() }
}
