/** What is the member's today, what it becomes and when, with the three shortcuts. */
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { useActingBlocked } from '#web/kit/action/Button.tsx'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, Card, HiddenAmounts, moneyText, Skeleton } from '#web/kit/index.ts'
import { HideAmountsButton } from '#web/shared/account/HideAmountsButton.tsx'
import type { Account } from '#web/shared/account/queries.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AccountFigure } from './AccountFigure.tsx'
import { OwnProofMark } from './OwnProof.tsx'
import { heldText } from './story/held-text.ts'

const BalanceHistory = lazyPart(async () => (await import('./story/BalanceHistory.tsx')).BalanceHistory)

/** `sample`: without shortcuts, proof and setting. */
export function StoryCard({ account, sample = false }: { account: Account; sample?: boolean }) {
  const t = useText()
  const { account_info } = account
  return (
    <Card
      title={t('sums.yours')}
      quiet
      aside={
        !sample && (
          <span className="flex items-center gap-1">
            <OwnProofMark />
            <HideAmountsButton className="-my-2.5 -me-2.5 md:hidden" />
          </span>
        )
      }
      className="[&>header]:mb-1"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p data-tour="proof" className="w-fit max-w-full">
            <AccountFigure
              name="yours_today"
              title={t('sums.yours')}
              account={account_info}
              size="xxl"
              fit
              className="underline-offset-[.18em]"
            />
          </p>
          <Sentences account={account} />
        </div>
        {!sample && <Shortcuts />}
      </div>
      {hadMoney(account_info) && (
        <Suspense fallback={<Skeleton height={360} className="mt-6" />}>
          <BalanceHistory account={account} />
        </Suspense>
      )}
    </Card>
  )
}

/** Money from the operator counts too. */
function hadMoney({ total_deposit, owed_in_all }: Account['account_info']): boolean {
  return total_deposit !== '0.00' || owed_in_all !== '0.00'
}

/** What comes next by itself, and what all of it becomes. */
function Sentences({ account: { account_info } }: { account: Account }) {
  const t = useText()
  const blocked = useActingBlocked()
  const [first] = account_info.maturities
  const last = account_info.maturities.at(-1)
  const whole =
    first && last
      ? [
          t('dashboard.story.ahead', {
            accrued: moneyText(account_info.active_accrued_amount),
            aside: moneyText(account_info.set_aside),
            owed: moneyText(account_info.owed_in_all),
            date: dateText(last.at),
          }),
          heldText(t, account_info),
        ]
          .filter(Boolean)
          .join(' ')
      : t('dashboard.story.idle')
  return (
    <>
      {first?.plan_name && (
        <p className="mt-2 max-w-[70ch] font-medium">
          <HiddenAmounts
            text={[
              t('dashboard.story.next', { plan: first.plan_name, date: dateText(first.at), pays: moneyText(first.pays) }),
              !blocked &&
                account_info.main_balance !== '0.00' &&
                t('dashboard.story.free', { amount: moneyText(account_info.main_balance) }),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        </p>
      )}
      <p className="mt-1 max-w-[70ch] text-text-2">
        <HiddenAmounts text={whole} />
      </p>
    </>
  )
}

function Shortcuts() {
  const t = useText()
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-auto max-md:[&>*]:px-1.5! max-md:[&>*]:gap-1.5">
      <Button acts icon="layers" data-tour="pick" render={<RouterLink to="/plans" />}>
        {t('dashboard.invest')}
      </Button>
      <Button acts variant="secondary" icon="tray-in" data-tour="fund" render={<RouterLink to="/deposit" />}>
        {t('dashboard.deposit')}
      </Button>
      <Button acts variant="secondary" icon="tray-out" render={<RouterLink to="/withdraw" />}>
        {t('dashboard.withdraw')}
      </Button>
    </div>
  )
}
