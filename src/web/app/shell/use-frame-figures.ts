/** Instance data in the site's frame: server-rendered on public pages, fetched in the app. */

import { useQuery } from '@tanstack/react-query'
import { textIn } from '#content/languages'
import { statusLine } from '#content/live-words'
import { NO_FIGURE } from '#contract/shared/live-figures'
import { MINUTE_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useLanguage } from '#web/shared/locale/language.ts'

export function useFrameFigures(): Readonly<Record<string, string>> {
  const language = useLanguage()
  const config = useConfig().data
  const services = useQuery({
    queryKey: ['readStatus'],
    queryFn: ({ signal }) => call('readStatus', { signal }),
    select: ({ data }) => data.services,
    staleTime: MINUTE_MS,
  }).data
  const words = textIn(language, 'liveWords')
  const mail = config?.support_email
  return {
    contact_href: mail ? `mailto:${mail}` : placeHref(language, '/contact'),
    ...(config && {
      company_block: config.company_block ?? words.no_company,
      copyright_year: config.business_now.slice(0, 4),
      ...(mail && { support_email: mail }),
      ...(config.support_phone && { support_phone: config.support_phone }),
      ...Object.fromEntries(Object.entries(config.social).map(([name, link]) => [`social_${name}`, link ?? NO_FIGURE])),
    }),
    ...(services && { status_line: statusLine(language, services) }),
  }
}
