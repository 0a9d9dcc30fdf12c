/** Offers the browser's language to a visitor who has chosen none; accepting it switches in place. */
import { useEffect, useState } from 'react'
import type { Language } from '#contract/shared/language'
import { fetchTexts } from '#web/shared/locale/catalogues.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { isLanguageSaved, saveLanguage } from '#web/shared/locale/language-cookie.ts'
import { languageToOffer } from '#web/shared/locale/language-offer.ts'
import { LanguageOffer } from './LanguageOffer.tsx'
import { chooseLanguage } from './use-language-choice.ts'

export function OfferLanguage() {
  const now = useLanguage()
  const [offer, setOffer] = useState<Language | null>(null)
  useEffect(() => {
    const language = languageToOffer()
    // A language whose texts fail to load is not offered.
    if (language)
      fetchTexts(language, ['shell']).then(
        () => setOffer(language),
        () => {},
      )
  }, [])
  if (!offer || now !== 'en' || isLanguageSaved()) return null
  const stay = () => {
    saveLanguage('en')
    setOffer(null)
  }
  return <LanguageOffer language={offer} onRead={() => void chooseLanguage(offer, false)} onStay={stay} />
}
