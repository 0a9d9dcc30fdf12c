/** The choice of a language: in this browser, and for a member in the preferences too. */

import { useEffect } from 'react'
import { isLanguage, languageNames } from '#contract/shared/language'
import { Icon, type NavItem, toast } from '#web/kit/index.ts'
import { usePreferences } from '#web/shared/account/queries.ts'
import { call } from '#web/shared/call/call.ts'
import { isOffered, offeredLanguages } from '#web/shared/locale/catalogues.ts'
import { switchLanguage, useLanguage } from '#web/shared/locale/language.ts'
import { isLanguageSaved, saveLanguage } from '#web/shared/locale/language-cookie.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export function LanguageSelect() {
  const [item] = useLanguageChoice()
  const choice = item?.choice
  if (!choice) return null
  return (
    <span className="relative grid size-11 place-items-center rounded-3 text-text-2 hover:bg-surface-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Icon name="globe" />
      <select
        aria-label={choice.label}
        value={choice.value}
        onChange={(event) => choice.onChoose(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none text-16 opacity-0 [&>option]:bg-pop [&>option]:text-text"
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

/**
 * Language choice: applied at once in this browser, and saved for the member's mails and messages. A browser without a choice uses the
 * member's. With one language there is no choice.
 */
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
  saveLanguage(to)
  if (is_member) await call('changePreferences', { body: { language: to } }).catch(() => toast.error(textNow()('shell.language_not_kept')))
}

/** Mounted once while signed in. */
export function useFollowLanguage(): void {
  const kept = usePreferences().data?.language
  useEffect(() => {
    if (!kept || isLanguageSaved() || !isOffered(kept)) return
    void switchLanguage(kept).then(
      () => saveLanguage(kept),
      () => {},
    )
  }, [kept])
}
