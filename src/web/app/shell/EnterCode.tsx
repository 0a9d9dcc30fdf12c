/** A withdrawal that waits for the code from its mail: the time left, and the way to where it is entered. Gone once that is over. */
import { Link as RouterLink } from 'react-router'
import type { Transaction } from '#web/entities/transaction/index.ts'
import { Countdown, Icon, Link, useMoneyText } from '#web/kit/index.ts'
import { useSecondsLeft } from '#web/shared/clock/use-seconds-left.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'

export function EnterCode({ withdrawal: { _id, amount, expires_at } }: { withdrawal: Transaction }) {
  const t = useText()
  const moneyText = useMoneyText()
  const seconds = useSecondsLeft(expires_at)
  const title = t('withdraw.enter_code', { amount: moneyText(amount) })
  if (seconds === 0) return null
  return (
    <aside
      aria-label={title}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn-wash gutter-x py-2 text-14 text-text-2"
    >
      <Icon name="clock" className="text-warn" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium text-text">{title}</span>{' '}
        <Countdown seconds={seconds}>
          {(clock) => <TextWithElement text={t('withdraw.code.left', { clock: SLOT })}>{clock}</TextWithElement>}
        </Countdown>
      </p>
      <Link render={<RouterLink to={`/transactions/${_id}`} />}>{t('transactions.enter_code')}</Link>
    </aside>
  )
}
