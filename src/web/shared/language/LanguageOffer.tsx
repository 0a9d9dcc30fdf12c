/**
 * A line at the bottom of the window in the browser's language: switch this page to it, or stay with English. It overlays the page, so
 * that nothing moves.
 */

import { useEffect, useState } from 'react'
import { directionOf, type Language } from '#contract/shared/language'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon } from '#web/kit/index.ts'
import { offered } from '#web/shared/language/paths.ts'
import { fetchTexts } from '#web/shared/locale/catalogues.ts'
import { pathIn, useLanguage } from '#web/shared/locale/language.ts'
import { isLanguageSaved, languageToOffer, saveLanguage } from '#web/shared/locale/language-cookie.ts'
import { textIn } from '#web/shared/locale/text.ts'
import { chooseLanguage } from './LanguageSelect.tsx'

type Way = { readonly href: string } | { readonly onRead: () => void; readonly onStay: () => void }

/** Its texts are loaded already, in its own language. */
type LanguageOfferProps = Way & { readonly language: Language; readonly hidden?: boolean }

function LanguageOffer({ language, hidden, ...way }: LanguageOfferProps) {
  const t = textIn(language)
  const look =
    'inline-flex min-h-11 min-w-0 items-center gap-2 text-14 text-accent-text underline underline-offset-3 hover:text-accent-text-hover'
  const words = (
    <>
      <Icon name="globe" size={16} />
      {t('shell.offer.read')}
    </>
  )
  return (
    <aside
      aria-label={t('shell.language')}
      lang={language}
      dir={directionOf(language)}
      data-offer={language}
      hidden={hidden}
      className="fixed inset-x-0 bottom-0 z-(--z-nav) border-t border-line bg-surface-2 pb-[env(safe-area-inset-bottom)]"
    >
      <div className="wrap flex items-center justify-between gap-3">
        {'href' in way ? (
          <a href={way.href} hrefLang={language} data-language={language} className={look}>
            {words}
          </a>
        ) : (
          <button type="button" onClick={way.onRead} className={look}>
            {words}
          </button>
        )}
        <button
          type="button"
          data-offer-stay
          aria-label={t('shell.offer.stay')}
          title={t('shell.offer.stay')}
          onClick={'onStay' in way ? way.onStay : undefined}
          className={buttonStyle('quiet', '-me-3 size-11 px-0!')}
        >
          <Icon name="x" />
        </button>
      </div>
    </aside>
  )
}

/** On an English page: a line for each other language; a script shows at most one. */
export function LanguageOffers({ path }: { path: string }) {
  return offered
    .filter((language) => language !== 'en')
    .map((language) => <LanguageOffer key={language} language={language} href={pathIn(language, path)} hidden />)
}

/** Offers the browser's language to a visitor who has chosen none; accepting it switches in place. */
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
