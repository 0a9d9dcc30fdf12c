/** The current profile: picture, name, state, links, and payout addresses. */
import { Link as RouterLink } from 'react-router'
import { lastFour } from '#web/entities/transaction/index.ts'
import { Avatar, Button, Card, Link, TermsList } from '#web/kit/index.ts'
import { shortAddress } from '#web/shared/account/CoinChoice.tsx'
import type { Me } from '#web/shared/account/queries.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import { SocialLinks } from '#web/shared/person/SocialLinks.tsx'

export function ProfileCard({ me }: { me: Me }) {
  const t = useText()
  return (
    <Card title={t('profile.card')}>
      <div className="mb-4 flex items-center gap-4">
        <Avatar size={64} initials={initialsOf(me)} src={me.profile_pic_url ?? undefined} />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-head text-16 font-bold wrap-anywhere">{me.full_name}</p>
          <p className="text-13 wrap-anywhere text-text-2">{me.email}</p>
          <SocialLinks me={me} />
        </div>
      </div>
      <TermsList
        terms={[
          {
            term: t('profile.phone'),
            value: me.phone ? <bdi dir="ltr">{me.phone}</bdi> : <span className="text-text-3">{t('profile.none')}</span>,
          },
          { term: t('profile.since'), value: `${dateText(me.created_at)} · ${t(`profile.statuses.${me.status}`)}` },
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
    <Link render={<RouterLink to="/verify" />} className="wrap-anywhere">
      {id}
    </Link>
  )
}

function Payout({ payout }: { payout: Me['payoutInfo'] }) {
  const t = useText()
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-head text-14 font-semibold">{t('profile.payout')}</h3>
      {payout.crypto.length === 0 && !payout.bank && <p className="mb-3 text-13 text-text-2">{t('profile.no_payout')}</p>}
      <ul className="mb-4 grid gap-1.5 text-13 [&>*]:min-w-0">
        {payout.crypto.map(({ symbol, network, address }) => (
          <li key={`${symbol} ${network}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{t('transactions.coin_network', { coin: symbol.toUpperCase(), network })}</span>
            <span className="num text-text-2" title={address}>
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
