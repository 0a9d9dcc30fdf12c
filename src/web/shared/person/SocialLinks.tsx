/** A member's social links by network name, or a note that there are none. */

import { Icon, Link } from '#web/kit/index.ts'
import type { Me } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { linksOf } from './person.ts'

export function SocialLinks({ me }: { me: Pick<Me, 'social_media'> }) {
  const t = useText()
  const links = linksOf(me)
  if (links.length === 0) return <p className="text-14 text-text-3">{t('profile.no_links')}</p>
  return (
    <ul aria-label={t('profile.links')} className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      {links.map(({ network, href }) => (
        <li key={network}>
          <Link
            href={href}
            target="_blank"
            rel="noreferrer noopener nofollow"
            aria-label={t('profile.link_opens', { network: t(`profile.networks.${network}`) })}
            className="inline-flex min-h-6 items-center gap-1.5"
          >
            {t(`profile.networks.${network}`)}
            <Icon name="external" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
