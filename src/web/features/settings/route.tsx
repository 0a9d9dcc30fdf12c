/** Account settings by tab. The selected tab is in the URL. */
import { type ComponentType, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { StatementsCard } from '#web/entities/statement/index.ts'
import { Avatar, Button, Card, Skeleton, Tabs } from '#web/kit/index.ts'
import { useMe, useSecondFactor } from '#web/shared/account/queries.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import { SocialLinks } from '#web/shared/person/SocialLinks.tsx'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { AccountCard } from './data/AccountCard.tsx'
import { AdminActionsCard, CopiesCard } from './data/AdminActionsCard.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'
import { EmailSection } from './safety/EmailSection.tsx'
import { PasswordSection } from './safety/PasswordSection.tsx'
import { SafetySections } from './safety/SafetySections.tsx'
import { PasskeysCard } from './security/PasskeysCard.tsx'
import { ProtectionCard, RecoveryCard, RecoveryCodesDialog } from './security/RecoveryCard.tsx'
import { TotpCard } from './security/TotpCard.tsx'
import { TestimonialTab } from './TestimonialTab.tsx'
import { WalletTab } from './WalletTab.tsx'

export function Component() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const requestedTab = search.get('tab')
  const chosen = tabs.find(({ value }) => value === requestedTab) ?? tabs[0]
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true })
  return (
    <>
      <SettingsHead />
      <Tabs
        label={t('settings.tabs')}
        value={chosen?.value}
        onChange={choose}
        tabs={tabs.map(({ value, label, Panel }) => ({ value, label: t(label), panel: <Panel /> }))}
      />
    </>
  )
}

/** The banner of the settings: name, picture and links. */
function SettingsHead() {
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
        <div className="flex flex-wrap gap-2 pt-3">
          <Button variant="quiet" size="s" icon="filter" render={<RouterLink to="/limits" />}>
            {t('shell.limits')}
          </Button>
          <Button variant="secondary" size="s" icon="user" render={<RouterLink to="/profile" />}>
            {t('settings.edit_profile')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The tabs of the settings, in their order. */
const tabs: readonly { readonly value: string; readonly label: Key; readonly Panel: ComponentType }[] = [
  { value: 'wallet', label: 'settings.wallet_tab', Panel: WalletTab },
  { value: 'password', label: 'safety.password_tab', Panel: PasswordTab },
  { value: 'security', label: 'security.tab', Panel: SecurityTab },
  { value: 'notifications', label: 'notifications.tab', Panel: NotificationsTab },
  { value: 'testimonial', label: 'testimonials.tab', Panel: TestimonialTab },
  { value: 'data', label: 'data.tab', Panel: DataTab },
]

/** Monthly statements, data export, and closing the account. */
function DataTab() {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
        <StatementsCard />
        <CopiesCard />
        <AdminActionsCard />
      </div>
      <AccountCard />
    </div>
  )
}

/** Log-in credentials: the password, and the email that can reset it. */
function PasswordTab() {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <PasswordSection />
      <EmailSection />
    </div>
  )
}

/** Second factors with what each protects, then devices, and the freeze. */
const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function SecurityTab() {
  return (
    <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
      <SecondFactors />
      <SafetySections />
    </div>
  )
}

function SecondFactors() {
  const t = useText()
  const factor = useSecondFactor()
  // State of the tab rather than the card: enrolling a first factor replaces the card.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const again = { onRetry: () => void factor.refetch(), working: factor.isFetching }
  if (factor.data) {
    return (
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
        <StaleNote error={factor.error} at={factor.dataUpdatedAt} {...again} />
        <ProtectionCard factor={factor.data} />
        <div className={columns}>
          <PasskeysCard factor={factor.data} onCodes={setCodes} />
          <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
            <TotpCard factor={factor.data} onCodes={setCodes} />
            <RecoveryCard factor={factor.data} onCodes={setCodes} />
          </div>
        </div>
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </div>
    )
  }
  if (factor.error) return <Failed title={t('security.failed')} error={factor.error} {...again} />
  return (
    <Loading className={columns}>
      {['passkeys', 'app'].map((card) => (
        <Card key={card}>
          <Skeleton width={160} height={20} />
          <Skeleton lines={3} height={44} className="mt-6" />
        </Card>
      ))}
    </Loading>
  )
}
