/** What the edited terms would promise compared with those on sale, computed by the server before the change is requested. */
import { Card, Chip, Money, Note, Percent, Skeleton } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type AdminPlan, type Patch, useWhatIf, type WhatIfReply } from './terms-draft.ts'

type Promised = WhatIfReply['wanted']
const lines = ['rate', 'term', 'daily', 'apy', 'on_min', 'on_max', 'capacity', 'times'] as const

export function WhatIf({ id, patch, touched }: { id: string; patch: Patch | null; touched: boolean }) {
  const t = useText()
  const what_if = useWhatIf(id, patch)
  return (
    <Card title={t('editor.what_if')}>
      <div className="grid gap-4">
        <p className="text-14 text-text-2">{t(touched ? 'editor.what_if_help' : 'editor.what_if_start')}</p>
        {patch === null ? (
          <Note>{t('editor.unreadable')}</Note>
        ) : what_if.isError ? (
          <Note kind="risk">{what_if.error instanceof CallError ? what_if.error.message : t('editor.what_if_failed')}</Note>
        ) : what_if.data ? (
          <Comparison preview={what_if.data} />
        ) : (
          <Skeleton height={240} />
        )}
      </div>
    </Card>
  )
}

function Comparison({ preview: { now, wanted, reserve_free } }: { preview: WhatIfReply }) {
  const t = useText()
  const cell = 'border-t border-line py-2 align-top text-end tabular-nums wrap-anywhere'
  return (
    <>
      <table className="w-full text-14">
        <thead>
          <tr className="font-head text-12 font-semibold text-text-2">
            <td />
            <th scope="col" className="pb-2 text-end">
              {t('editor.now')}
            </th>
            <th scope="col" className="pb-2 text-end">
              {t('editor.wanted')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row" className="border-t border-line py-2 pe-3 text-start align-top font-normal text-text-2">
                {t(`editor.lines.${line}`)}
              </th>
              <td className={`${cell} text-text-2`}>{now ? <Said line={line} promise={now} /> : '–'}</td>
              <td className={`${cell} ps-3 font-medium`}>
                <Said line={line} promise={wanted} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-14 text-text-2">
        {t('editor.free')} <Money value={reserve_free} />
      </p>
    </>
  )
}

function Said({ line, promise }: { line: (typeof lines)[number]; promise: Promised }) {
  const t = useText()
  switch (line) {
    case 'rate':
      return <Percent value={promise.rate_bps} />
    case 'term':
      return <>{t('editor.days', { count: promise.days })}</>
    case 'daily':
      return <Percent value={promise.daily_percent} />
    case 'apy':
      return <Percent value={promise.apy_percent} className="whitespace-normal" />
    case 'on_min':
      return <Money value={promise.promised_on_min} />
    case 'on_max':
      return <Money value={promise.promised_on_max} />
    case 'capacity':
      return <Money value={promise.capacity_left} />
    case 'times':
      return <>{promise.times_max}</>
  }
}

/** Whether a plan is on sale. */
export function SaleChip({ terms }: Pick<AdminPlan, 'terms'>) {
  const t = useText()
  if (!terms) return <Chip kind="neutral">{t('editor.no_terms')}</Chip>
  return <Chip kind={terms.on_sale ? 'active' : 'closed'}>{t(terms.on_sale ? 'editor.on_sale' : 'editor.off_sale')}</Chip>
}
