/** A policy as pages: the current version at its path, and former versions below it, for people who accepted those. */
import type { Policy } from '#content/article'
import { currentPolicy, findPolicy, type PolicyName, policyVersions } from '#content/policy'
import { linkStyle, Note } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { longDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { SiteBodyProps, SitePageDefinition } from '../parts/page.ts'
import { TextPage } from './TextPage.tsx'

export type PolicyPlace = Pick<SitePageDefinition, 'path' | 'twins'> & { readonly name: PolicyName }

export function policyPages(place: PolicyPlace): readonly SitePageDefinition[] {
  const [, ...former] = policyVersions(place.name)
  return [currentPage(place), ...former.map((version) => formerPage(place, version))]
}

function currentPage({ name, ...place }: PolicyPlace): SitePageDefinition {
  return {
    ...place,
    title: ({ language }) => currentPolicy(name, language).title,
    description: ({ language }) => currentPolicy(name, language).summary,
    Body: ({ language }) => <PolicyText name={name} path={place.path} policy={currentPolicy(name, language)} language={language} />,
  }
}

function formerPage({ name, path }: PolicyPlace, version: string): SitePageDefinition {
  const readPolicy = (language: SiteBodyProps['language']): Policy => findPolicy(name, language, version) ?? currentPolicy(name, language)
  return {
    path: `${path}/${version}`,
    hidden: true,
    title: ({ language, t }) => t('pages.policy.former_title', { title: readPolicy(language).title, date: longDateText(version) }),
    description: ({ language }) => readPolicy(language).summary,
    Body: ({ language }) => <PolicyText name={name} path={path} policy={readPolicy(language)} language={language} />,
  }
}

type PolicyTextProps = SiteBodyProps & { readonly name: PolicyName; readonly path: string; readonly policy: Policy }

function PolicyText({ name, path, policy, language }: PolicyTextProps) {
  const t = useText()
  const date = longDateText(policy.version)
  const [newest] = policyVersions(name)
  const former = policy.version !== newest
  return (
    <TextPage
      eyebrow={t(name === 'risk' ? 'pages.risk.eyebrow' : 'pages.policy.eyebrow')}
      title={policy.title}
      summary={policy.summary}
      meta={<time dateTime={policy.version}>{t('pages.policy.version', { date })}</time>}
      sections={policy.sections}
      before={
        former && (
          <Note kind="risk" className="max-w-[60ch]">
            {t('pages.policy.former', { date })}{' '}
            <a href={placeHref(language, path)} className={linkStyle}>
              {t('pages.policy.current')}
            </a>
          </Note>
        )
      }
      after={!former && <FormerVersions name={name} path={path} language={language} />}
    />
  )
}

function FormerVersions({ name, path, language }: SiteBodyProps & { name: PolicyName; path: string }) {
  const t = useText()
  const [, ...former] = policyVersions(name)
  if (former.length === 0) return null
  return (
    <nav aria-label={t('pages.policy.earlier')} className="grid gap-2 border-t border-line pt-6 text-14 print:hidden">
      <p className="text-text-2">{t('pages.policy.earlier')}</p>
      <ul className="grid gap-1">
        {former.map((version) => (
          <li key={version}>
            <a href={placeHref(language, `${path}/${version}`)} className={linkStyle}>
              {longDateText(version)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
