/** Links to the page in other languages, each by its own name; empty with only one. */
import { languageNames } from '#contract/shared/language'
import { Icon, join } from '#web/kit/index.ts'
import { offered } from '#web/shared/language/paths.ts'
import { pathIn } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSiteLanguage } from '../parts/Section.tsx'

export function LanguageMenu({ path }: { path: string }) {
  const t = useText()
  const language = useSiteLanguage()
  if (offered.length < 2) return null
  return (
    <details data-disclosure className="relative max-sm:hidden">
      <summary
        aria-label={t('frame.language', { language: languageNames[language] })}
        className="grid size-11 list-none place-items-center rounded-3 text-text-2 hover:bg-surface-2 hover:text-text"
      >
        <Icon name="globe" />
      </summary>
      <LanguageLinks path={path} className="absolute end-0 top-full mt-2 grid w-44 rounded-4 bg-pop p-2 shadow-pop" />
    </details>
  )
}

export function LanguageLinks({ path, className }: { path: string; className: string }) {
  const t = useText()
  const language = useSiteLanguage()
  if (offered.length < 2) return null
  return (
    <ul aria-label={t('frame.languages')} className={className}>
      {offered.map((one) => (
        <li key={one}>
          <a
            href={pathIn(one, path)}
            hrefLang={one}
            lang={one}
            data-language={one}
            aria-current={one === language ? 'true' : undefined}
            className={join(
              'flex min-h-11 items-center rounded-2 px-3 text-14 no-underline hover:bg-surface-2',
              one === language ? 'font-medium text-accent-text' : 'text-text',
            )}
          >
            {languageNames[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
