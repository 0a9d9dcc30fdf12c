/** Starts a deposit: method, amount, and coin for a wallet. No money moves before its checkout. */

import { Card, Note, Timeline } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { DepositForm } from './DepositForm.tsx'

export function Component() {
  const t = useText()
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0">
      <Card title={t('deposit.form')}>
        <DepositForm />
      </Card>
      <Card title={t('deposit.what_next')}>
        <Timeline
          label={t('deposit.what_next')}
          words={{
            done: t('deposit.words.done'),
            now: t('deposit.words.now'),
            next: t('deposit.words.next'),
            failed: t('deposit.words.failed'),
          }}
          steps={[
            { key: 'announced', title: t('deposit.next.announced'), meta: t('deposit.next.announced_meta'), state: 'now' },
            { key: 'paid', title: t('deposit.next.paid'), meta: t('deposit.next.paid_meta'), state: 'next' },
            { key: 'credited', title: t('deposit.next.credited'), meta: t('deposit.next.credited_meta'), state: 'next' },
          ]}
        />
        <Note className="mt-5">
          {t('deposit.paper')} {t('deposit.no_fee')}
        </Note>
      </Card>
    </div>
  )
}
