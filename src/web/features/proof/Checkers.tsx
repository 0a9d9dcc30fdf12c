/** How many members checked the newest epoch, one dot an account as long as they can be counted. */
import { Card, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { accountsOf, checkersOf } from './checkers-of.ts'
import type { Published } from './proof-query.ts'

const MAX_DOTS = 60

export function Checkers({ front, statement }: Published) {
  const t = useText()
  const [checkers, accounts] = [checkersOf(front, statement), accountsOf(statement)]
  return (
    <Card title={t('proof.checkers.title')} className="flex flex-col">
      <p className="mb-3 text-24 font-medium">{t('proof.checkers.share_of', { checkers, accounts })}</p>
      {accounts <= MAX_DOTS ? <Dots checkers={checkers} accounts={accounts} /> : <Share checkers={checkers} accounts={accounts} />}
      <p className="mt-3 text-text-2">{t('proof.checkers.owner')}</p>
    </Card>
  )
}

type CountsProps = { readonly checkers: number; readonly accounts: number }

function Dots({ checkers, accounts }: CountsProps) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1.5">
      {Array.from({ length: accounts }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ in nothing but their place
        <span key={n} className={join('size-3.5 rounded-full border', n < checkers ? 'border-gain bg-gain' : 'border-line-control')} />
      ))}
    </span>
  )
}

function Share({ checkers, accounts }: CountsProps) {
  return (
    <span aria-hidden="true" className="flex h-2.5 overflow-hidden rounded-full border border-line-control">
      <span style={{ width: `${(checkers / accounts) * 100}%` }} className="bg-gain" />
    </span>
  )
}
