/** The available balance, its three actions, and the total by parts. Only bar lengths are computed here, no amounts. */
import { Link as RouterLink } from 'react-router'
import { Button, Card, centsOf, Money, PartBar, TermKey, type TermPart, useMoneyText } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/account-words.ts'
import { HideAmountsButton } from '#web/shared/account/HideAmountsButton.tsx'
import { momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AccountFigure } from './AccountFigure.tsx'
import { OwnProofMark } from './OwnProof.tsx'

export function BalanceCard({ account }: { account: AccountInfo }) {
  const t = useText()
  return (
    <Card
      title={t('dashboard.balance')}
      quiet
      aside={
        <span className="flex items-center gap-1">
          <OwnProofMark />
          <HideAmountsButton className="-my-2.5 -me-2.5" />
        </span>
      }
      className="flex flex-1 flex-col [&>header]:mb-1"
    >
      <p>
        <AccountFigure
          name="main_balance"
          title={t('dashboard.balance')}
          account={account}
          size="xxl"
          fit
          className="underline-offset-[.18em]"
        />
      </p>
      <p className="mt-2 text-text-3">{t('dashboard.available', { as_of: momentText(account.as_of) })}</p>
      <div className="mt-5 mb-6 grid gap-2 grid-cols-[auto_auto_auto] md:flex max-md:[&>*]:px-1.5! max-md:[&>*]:gap-1.5">
        <Button icon="deposit" render={<RouterLink to="/deposit" />}>
          {t('dashboard.deposit')}
        </Button>
        <Button variant="secondary" icon="layers" render={<RouterLink to="/plans" />}>
          {t('dashboard.invest')}
        </Button>
        <Button variant="secondary" icon="withdraw" render={<RouterLink to="/withdraw" />}>
          {t('dashboard.withdraw')}
        </Button>
      </div>
      <Parts account={account} />
    </Card>
  )
}

type Part = { part: TermPart; label: string; amounts: readonly string[] }

function Parts({ account }: { account: AccountInfo }) {
  const t = useText()
  const moneyText = useMoneyText()
  const extra = [account.bonus_balance, account.earning_balance].filter(present)
  const parts: readonly Part[] = [
    {
      part: 'available',
      label: t(extra.length ? 'dashboard.parts.available_and' : 'dashboard.parts.available'),
      amounts: [account.main_balance, ...extra],
    },
    { part: 'held', label: t('dashboard.parts.held'), amounts: [account.held_balance] },
    { part: 'principal', label: t('dashboard.parts.locked'), amounts: [account.locked_fund] },
    { part: 'accrued', label: t('dashboard.parts.accrued'), amounts: [account.active_accrued_amount] },
    { part: 'aside', label: t('dashboard.parts.aside'), amounts: [account.set_aside] },
  ]
  const description = listText(parts.map((entry) => `${entry.label} ${entry.amounts.map((amount) => moneyText(amount)).join(' + ')}`))
  return (
    <div className="mt-auto grid gap-3">
      <PartBar
        label={t('dashboard.parts.label', { parts: description })}
        parts={parts.map(({ part, amounts }) => ({ part, weight: weightOf(amounts) }))}
      />
      <TermKey parts={parts.map(({ part, label, amounts }) => ({ part, label: <Worth label={label} amounts={amounts} /> }))} />
    </div>
  )
}

/** Amounts never wrap; long lines break between them. */
function Worth({ label, amounts }: Pick<Part, 'label' | 'amounts'>) {
  return (
    <>
      {label}
      {amounts.map((amount, at) => (
        <span key={at === 0 ? 'main' : `extra-${at}`}>
          {at > 0 && ' +'} <Money value={amount} className="ms-0.5" />
        </span>
      ))}
    </>
  )
}

function present(amount: string): boolean {
  return (centsOf(amount) ?? 0n) > 0n
}

/** A length for drawing, in any unit. */
function weightOf(amounts: readonly string[]): number {
  return Number(amounts.reduce((whole, amount) => whole + (centsOf(amount) ?? 0n), 0n))
}
