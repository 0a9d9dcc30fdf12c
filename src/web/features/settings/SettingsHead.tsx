/** The banner of the settings: name, picture and links. */
import { Link as RouterLink } from 'react-router'
import { Avatar, Button, Skeleton } from '#web/kit/index.ts'
import { useMe } from '#web/shared/account/me-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import { SocialLinks } from '#web/shared/person/SocialLinks.tsx'

export function SettingsHead() {
  const t = useText()
  const me = useMe().data
  return (
    <section aria-label={t('settings.banner')} className="overflow-hidden rounded-4 border border-line bg-surface-1 shadow-card">
      <div aria-hidden="true" className="h-16 border-b border-accent-edge bg-accent-wash md:h-20" />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 px-(--card-pad) pb-(--card-pad)">
        <span className="-mt-8 flex-none rounded-full bg-surface-1 p-1">
          <Avatar size={64} initials={me ? initialsOf(me) : ''} src={me?.profile_pic_url ?? undefined} />
        </span>
        {me ? (
          <div className="grid min-w-0 flex-1 basis-56 gap-0.5 pt-3">
            <p className="font-head text-16 font-bold wrap-anywhere">{me.full_name}</p>
            <SocialLinks me={me} />
          </div>
        ) : (
          <div className="min-w-0 flex-1 basis-56 pt-3">
            <Skeleton width={160} height={20} />
            <Skeleton width={120} height={16} className="mt-2" />
          </div>
        )}
        <Button variant="secondary" size="s" icon="user" className="mt-3" render={<RouterLink to="/profile" />}>
          {t('settings.edit_profile')}
        </Button>
      </div>
    </section>
  )
}
