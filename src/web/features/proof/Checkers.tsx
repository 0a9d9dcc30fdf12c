/** How many members checked the newest epoch, one dot an account as long as they can be counted. */

import type { Statement } from '#proof/index'
import { Button, Card, join } from '#web/kit/index.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Front, Published } from './proof-query.ts'

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

/** How many accounts an epoch has, and how many of them checked it. */
const LEAVES_PER_ACCOUNT = 4

export function accountsOf({ leaves }: Statement): number {
  return leaves / LEAVES_PER_ACCOUNT
}

export function checkersOf({ epochs }: Front, statement: Statement): number {
  const checkers = epochs.find(({ epoch }) => epoch === statement.epoch)?.checkers ?? 0
  return Math.min(checkers, accountsOf(statement))
}

/** The signed certificate of the newest epoch, in the language of the screen. */
export function Certificate() {
  const t = useText()
  return (
    <Button variant="secondary" icon="file" href={`/api/v1/documents/certificate.pdf?language=${useLanguage()}`}>
      {t('proof.certificate')}
    </Button>
  )
}
