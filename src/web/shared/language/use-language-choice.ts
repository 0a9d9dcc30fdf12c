/**
 * The choice of the language: in force at once in this browser, and kept with the member, so that mails and messages follow. A browser in which
 * none was chosen takes the member's. With one language there is nothing to choose.
 */
import { useEffect } from 'react'
import { isLanguage, languageNames } from '#contract/shared/language'
import { type NavItem, toast } from '#web/kit/index.ts'
import { usePreferences } from '#web/shared/account/preferences-query.ts'
import { call } from '#web/shared/call/call.ts'
import { isLanguageKept, keepLanguage } from '#web/shared/locale/kept-language.ts'
import { switchLanguage, useLanguage } from '#web/shared/locale/language.ts'
import { isOffered, offeredLanguages } from '#web/shared/locale/shelf.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/index.ts'

export function useLanguageChoice(): readonly NavItem[] {
  const t = useText()
  const value = useLanguage()
  const is_member = useStoredUser() !== null
  if (offeredLanguages.length < 2) return []
  const label = t('shell.language')
  const options = offeredLanguages.map((language) => ({ value: language, label: languageNames[language] }))
  const onChoose = (to: string) => void chooseLanguage(to, is_member)
  return [{ label, icon: 'globe', href: '#language', choice: { label, value, options, onChoose } }]
}

export async function chooseLanguage(to: string, is_member: boolean): Promise<void> {
  if (!isLanguage(to)) return
  try {
    await switchLanguage(to)
  } catch {
    toast.error(textNow()('shell.language_failed'))
    return
  }
  keepLanguage(to)
  if (is_member) await call('changePreferences', { body: { language: to } }).catch(() => toast.error(textNow()('shell.language_not_kept')))
}

/** Mounted once while somebody is signed in. */
export function useFollowLanguage(): void {
  const kept = usePreferences().data?.language
  useEffect(() => {
    if (!kept || isLanguageKept() || !isOffered(kept)) return
    void switchLanguage(kept).then(
      () => keepLanguage(kept),
      () => {},
    )
  }, [kept])
}
