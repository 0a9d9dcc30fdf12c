/** Who the member is here, and the link by which they bring others. */
import { Link as RouterLink } from 'react-router'
import { dateText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Avatar, Button, Card, CopyButton, Field, Money, Skeleton, TermsList, TextInput } from '#web/ui/index.ts'
import { useConfig } from '../shell/config-query.ts'
import { Failed } from '../states/Failed.tsx'
import { Loading } from '../states/Loading.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { type Me, useMe } from '../withdraw/payout-query.ts'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const me = useMe()
  const again = { onRetry: () => void me.refetch(), working: me.isFetching }
  if (me.data) {
    return (
      <>
        <StaleNote error={me.error} at={me.dataUpdatedAt} {...again} />
        <div className={columns}>
          <Person me={me.data} />
          <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
            <Referral me={me.data} />
            <Payout />
          </div>
        </div>
      </>
    )
  }
  if (me.isError) return <Failed title={t('settings.profile.failed')} error={me.error} {...again} />
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width={200} height={44} />
        <Skeleton lines={6} height={20} className="mt-8" />
      </Card>
      <Card>
        <Skeleton width={96} height={20} />
        <Skeleton height={44} className="mt-8" />
      </Card>
    </Loading>
  )
}

function Person({ me }: { me: Me }) {
  const t = useText()
  const none = <span className="text-text-3">{t('settings.profile.none')}</span>
  return (
    <Card title={t('settings.profile.person')}>
      <div className="mb-4 flex items-center gap-4">
        <Avatar initials={initialsOf(me)} />
        <div className="min-w-0">
          <p className="font-head text-16 font-bold wrap-anywhere">{me.full_name}</p>
          <p className="text-13 text-text-2">{t(`settings.profile.statuses.${me.status}`)}</p>
        </div>
      </div>
      <TermsList
        terms={[
          { term: t('settings.profile.email'), value: me.email },
          { term: t('settings.profile.phone'), value: me.phone ?? none },
          { term: t('settings.profile.since'), value: dateText(me.created_at) },
          { term: t('settings.profile.account_id'), value: me.account_id },
        ]}
      />
    </Card>
  )
}

function initialsOf({ first_name, last_name }: Me): string {
  return `${[...first_name][0] ?? ''}${[...last_name][0] ?? ''}`.toUpperCase()
}

function Referral({ me }: { me: Me }) {
  const t = useText()
  const enabled = useConfig().data?.referral_enabled ?? true
  const link = `${window.location.origin}/register/${encodeURIComponent(me.referral_code)}`
  return (
    <Card title={t('settings.profile.referral')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t(enabled ? 'settings.profile.referral_help' : 'settings.profile.referral_off')}</p>
      <div className="grid gap-3 md:flex md:items-end">
        <Field label={t('settings.profile.link')} className="flex-1">
          <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton
          text={link}
          size="m"
          label={t('settings.profile.copy')}
          copiedLabel={t('settings.profile.copied')}
          failedLabel={t('settings.profile.copy_failed')}
        />
      </div>
      <TermsList
        className="mt-4"
        terms={[
          { term: t('settings.profile.referred'), value: me.total_referred },
          { term: t('settings.profile.total_bonus'), value: <Money value={me.total_bonus} /> },
        ]}
      />
    </Card>
  )
}

function Payout() {
  const t = useText()
  return (
    <Card title={t('settings.profile.payout')}>
      <p className="mb-4 text-text-2">{t('settings.profile.payout_help')}</p>
      <Button variant="secondary" icon="settings" render={<RouterLink to="/settings" />}>
        {t('settings.profile.to_settings')}
      </Button>
    </Card>
  )
}
