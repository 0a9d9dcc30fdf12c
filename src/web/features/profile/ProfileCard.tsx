/** The current profile: picture, name, state, links, and payout addresses. */
import { Link as RouterLink } from 'react-router'
import { lastFour } from '#web/entities/transaction/index.ts'
import { Avatar, Button, Card, Field, Link, Select, TermsList, TextInput } from '#web/kit/index.ts'
import { shortAddress } from '#web/shared/account/CoinChoice.tsx'
import type { Me } from '#web/shared/account/queries.ts'
import { realDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import { SocialLinks } from '#web/shared/person/SocialLinks.tsx'
import type { ProfileDraft } from './profile-draft.ts'

export function ProfileCard({ me }: { me: Me }) {
  const t = useText()
  return (
    <Card title={t('profile.card')}>
      <div className="mb-4 flex items-center gap-4">
        <Avatar size={64} initials={initialsOf(me)} src={me.profile_pic_url ?? undefined} />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-head text-16 font-bold wrap-anywhere">{me.full_name}</p>
          <p className="text-14 wrap-anywhere text-text-2">{me.email}</p>
          <SocialLinks me={me} />
        </div>
      </div>
      <TermsList
        terms={[
          {
            term: t('profile.phone'),
            value: me.phone ? (
              <bdi translate="no" dir="ltr">
                {me.phone}
              </bdi>
            ) : (
              <span className="text-text-3">{t('profile.none')}</span>
            ),
          },
          { term: t('profile.since'), value: `${realDateText(me.created_at)} · ${t(`profile.statuses.${me.status}`)}` },
          { term: t('profile.account_id'), value: <AccountId id={me.account_id} /> },
        ]}
      />
      <Payout payout={me.payoutInfo} />
    </Card>
  )
}

/** The account number links to the check of its balance. */
function AccountId({ id }: { id: string }) {
  return (
    <Link render={<RouterLink to="/proof#check" />} className="wrap-anywhere">
      {id}
    </Link>
  )
}

function Payout({ payout }: { payout: Me['payoutInfo'] }) {
  const t = useText()
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-head text-14 font-semibold">{t('profile.payout')}</h3>
      {payout.crypto.length === 0 && !payout.bank && <p className="mb-3 text-14 text-text-2">{t('profile.no_payout')}</p>}
      <ul className="mb-4 grid gap-1.5 text-14 [&>*]:min-w-0">
        {payout.crypto.map(({ symbol, network, address }) => (
          <li key={`${symbol} ${network}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{t('transactions.coin_network', { coin: symbol.toUpperCase(), network })}</span>
            <span translate="no" className="num text-text-2" title={address}>
              {shortAddress(address)}
            </span>
          </li>
        ))}
        {payout.bank && <li>{t('profile.bank_ending', { last: lastFour(payout.bank.accountNumber) })}</li>}
      </ul>
      <Button variant="secondary" size="s" icon="settings" render={<RouterLink to="/settings?tab=wallet" />}>
        {t('profile.to_settings')}
      </Button>
    </div>
  )
}

/** Name and contact. The email is read-only here, because changing it requires a confirmation. */
export type FormPart = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  errorOf: (name: string) => string | undefined
}

const genders = ['male', 'female', 'other'] as const

export function PersonFields({ email, draft, change, errorOf }: FormPart & { email: string }) {
  const t = useText()
  const line = (name: 'first_name' | 'last_name' | 'phone' | 'dob' | 'location', more: React.ComponentProps<typeof TextInput>) => (
    <TextInput value={draft[name]} onChange={(event) => change({ [name]: event.target.value })} {...more} />
  )
  return (
    <div className="grid gap-5 md:grid-cols-2 [&>*]:min-w-0">
      <Field label={t('profile.first_name')} required error={errorOf('first_name')}>
        {line('first_name', { autoComplete: 'given-name' })}
      </Field>
      <Field label={t('profile.last_name')} required error={errorOf('last_name')}>
        {line('last_name', { autoComplete: 'family-name' })}
      </Field>
      <Field label={t('profile.email')} hint={t('profile.email_help')}>
        <TextInput readOnly value={email} title={email} className="text-ellipsis" />
      </Field>
      <Field label={t('profile.phone')} hint={t('profile.phone_help')} error={errorOf('phone')}>
        {line('phone', { type: 'tel', autoComplete: 'tel' })}
      </Field>
      <Field label={t('profile.gender')} error={errorOf('gender')}>
        <Select
          value={draft.gender}
          onChange={(event) => change({ gender: event.target.value })}
          {...(draft.gender === '' ? { placeholder: t('profile.no_gender') } : {})}
          options={genders.map((value) => ({ value, label: t(`profile.genders.${value}`) }))}
        />
      </Field>
      <Field label={t('profile.dob')} aside={t('profile.optional')} error={errorOf('dob')}>
        {line('dob', { type: 'date', autoComplete: 'bday' })}
      </Field>
      <Field label={t('profile.location')} aside={t('profile.optional')} error={errorOf('location')}>
        {line('location', { autoComplete: 'country-name' })}
      </Field>
      <Field label={t('profile.address')} aside={t('profile.optional')} error={errorOf('address')}>
        <TextInput value={draft.address} autoComplete="street-address" onChange={(event) => change({ address: event.target.value })} />
      </Field>
    </div>
  )
}
