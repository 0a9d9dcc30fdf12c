/** The warning before another site: shows its host in plain letters. Staying is the first button, and there is no automatic redirect. */
import { Link as RouterLink, useSearchParams } from 'react-router'
import { externalUrl } from '#contract/shared/leaving'
import { Button, Note } from '#web/kit/index.ts'
import { AuthFrame } from '#web/shared/frame/AuthFrame.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export function Component() {
  const t = useText()
  const [search] = useSearchParams()
  const to = externalUrl(search.get('to') ?? '')
  const outside = to === null || new URL(to).origin === window.location.origin ? null : new URL(to)
  if (!outside) {
    return (
      <AuthFrame title={t('leaving.nowhere')} lead={t('leaving.nowhere_lead')}>
        <Stay />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('leaving.title')} lead={t('leaving.lead')}>
      <div className="grid gap-6">
        <dl className="grid gap-4 rounded-3 border border-line-control p-4">
          <div className="grid gap-1">
            <dt className="text-14 text-text-2">{t('leaving.host')}</dt>
            <dd className="text-20 font-medium wrap-anywhere">
              <bdi translate="no" dir="ltr">
                {outside.host}
              </bdi>
            </dd>
          </div>
          <div className="grid gap-1">
            <dt className="text-14 text-text-2">{t('leaving.address')}</dt>
            <dd className="text-14 wrap-anywhere">
              <bdi translate="no" dir="ltr">
                {outside.href}
              </bdi>
            </dd>
          </div>
        </dl>
        <Note kind="risk">
          {t('leaving.never')} {outside.protocol === 'http:' && t('leaving.plain')}
        </Note>
        <div className="grid gap-3">
          <Stay />
          {/* biome-ignore lint/a11y/useAnchorContent: the button brings its words */}
          <Button variant="quiet" block render={<a href={outside.href} target="_blank" rel="noopener noreferrer" />}>
            <span className="whitespace-normal wrap-anywhere">{t('leaving.go', { host: outside.host })}</span>
          </Button>
        </div>
      </div>
    </AuthFrame>
  )
}

function Stay() {
  const t = useText()
  const user = useStoredUser()
  return (
    <Button variant="primary" block {...(user ? { render: <RouterLink to="/messages" /> } : { href: '/' })}>
      {t('leaving.stay')}
    </Button>
  )
}
