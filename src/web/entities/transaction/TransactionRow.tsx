/** A row of a member's transactions, and the label of its day. */
import { Link as RouterLink } from 'react-router'
import { Chip, HiddenAmounts, Icon, join, Money, useMoneyText } from '#web/kit/index.ts'
import { chipOf, directionOf, iconOf, type Transaction, useTransactionWords } from './transaction-words.ts'

export function TransactionRow({ transaction, now }: { transaction: Transaction; now: Date }) {
  const moneyText = useMoneyText()
  const words = useTransactionWords(now)
  const { status, kind } = chipOf(transaction.state)
  const moved = transaction.state !== 'settled' && kind !== 'pending' && kind !== 'people'
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="grid size-9 place-items-center rounded-3 bg-surface-2 text-text-2">
        <Icon name={iconOf(transaction)} />
      </span>
      <span className="min-w-0">
        <RouterLink
          to={`/transactions/${transaction._id}`}
          className="tap block font-medium wrap-anywhere hover:text-accent-text hover:underline hover:underline-offset-3"
          aria-label={words.openLabel(transaction, moneyText(transaction.amount, directionOf(transaction)))}
        >
          <HiddenAmounts text={words.title(transaction)} />
        </RouterLink>
        <span className="line-clamp-2 text-text-2 wrap-anywhere">{words.meta(transaction)}</span>
      </span>
      <span className="grid justify-items-end gap-1 lg:grid-cols-[8.5rem_minmax(7rem,auto)] lg:items-center lg:justify-items-start lg:[&>:first-child]:order-last lg:[&>:first-child]:justify-self-end">
        <Money
          value={transaction.amount}
          sign={directionOf(transaction)}
          strong
          className={join(moved && 'text-text-2 line-through decoration-1')}
        />
        <Chip kind={kind}>{words.status(status)}</Chip>
      </span>
    </li>
  )
}
