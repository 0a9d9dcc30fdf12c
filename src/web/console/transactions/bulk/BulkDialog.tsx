/** Bulk decisions: first a preview in totals and row by row, then the decision under one idempotency key, then the outcome. */
import { useId, useState } from 'react'
import { isComplete, ReasonFields } from '#web/console/shared/queue/AskDialog.tsx'
import { declineBody, declineReason, type Given } from '#web/console/shared/queue/ask.ts'
import type { Picked } from '#web/console/shared/queue/pick.tsx'
import { Button, Dialog, DialogClose, Money, Note, Skeleton, SumList } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { BulkRows } from './BulkRows.tsx'
import { type BulkAction, type BulkReply, useBulkApply, useBulkPreview } from './bulk-query.ts'

type BulkDialogProps = { readonly action: BulkAction; readonly picked: Picked; readonly onClose: () => void }

export function BulkDialog({ action, picked, onClose }: BulkDialogProps) {
  const t = useText()
  // A snapshot: the list behind it keeps updating, but the selection must not change.
  const [rows] = useState(picked.rows)
  const id = useId()
  const [given, setGiven] = useState<Given>({ choice: '', words: '' })
  const reason = action === 'decline' ? declineReason(t) : {}
  const ids = [...rows.keys()]
  const judged = useBulkPreview(id, { ids, action })
  const apply = useBulkApply()
  const close = (): void => {
    if (apply.reply) picked.clear()
    onClose()
  }
  const shown = apply.reply ?? judged.data
  const can = judged.data ? judged.data.totals.done + judged.data.totals.waiting : 0
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      locked={apply.working}
      title={apply.reply ? t('bulk.many.came') : t(`bulk.many.${action}`, { count: ids.length })}
      description={apply.reply ? undefined : t(`bulk.many.${action}_text`)}
      actions={
        <>
          <DialogClose
            render={
              <Button variant="quiet" disabled={apply.working}>
                {t(apply.reply ? 'admin.close' : 'admin.cancel')}
              </Button>
            }
          />
          {!apply.reply && (
            <Button
              variant={action === 'approve' ? 'primary' : 'danger'}
              disabled={can === 0 || !isComplete(reason, given)}
              working={apply.working}
              workingLabel={t('common.wait')}
              onClick={() => apply.run({ ids, action, ...declineBody({ ...given, words: given.words.trim() }) })}
            >
              {t(`bulk.many.do_${action}`, { count: can })}
            </Button>
          )}
        </>
      }
    >
      {!apply.reply && <ReasonFields {...reason} given={given} onGiven={setGiven} />}
      <Outcome reply={shown} rows={rows} judged={judged} />
      {apply.error && (
        <Note kind="error" title={t('bulk.many.not_sure')}>
          {apply.error instanceof CallError ? apply.error.message : null}
        </Note>
      )}
    </Dialog>
  )
}

type OutcomeProps = {
  readonly reply: BulkReply | undefined
  readonly rows: Picked['rows']
  readonly judged: ReturnType<typeof useBulkPreview>
}

/** The preview or the outcome, or an error. */
function Outcome({ reply, rows, judged }: OutcomeProps) {
  const t = useText()
  if (reply)
    return (
      <>
        <BulkTotals reply={reply} />
        <BulkRows reply={reply} rows={rows} />
      </>
    )
  if (!judged.isError) return <Skeleton height={200} />
  return (
    <Failed bare title={t('bulk.many.failed')} error={judged.error} onRetry={() => void judged.refetch()} working={judged.isFetching} />
  )
}

/** Numbers of done, held and refused decisions, and the money that the done ones move. */
function BulkTotals({ reply: { dry_run, totals } }: { reply: BulkReply }) {
  const t = useText()
  const words = dry_run ? 'would' : 'did'
  const count = (of: number) => <span className="num">{of}</span>
  return (
    <SumList
      lines={[
        { key: 'done', label: t(`bulk.many.${words}.done`), figure: count(totals.done) },
        { key: 'in', label: t('bulk.many.money_in'), figure: <Money value={totals.money_in} /> },
        { key: 'out', label: t('bulk.many.money_out'), figure: <Money value={totals.money_out} /> },
        { key: 'waiting', label: t(`bulk.many.${words}.waiting`), figure: count(totals.waiting) },
        { key: 'refused', label: t(`bulk.many.${words}.refused`), figure: count(totals.refused) },
      ]}
    />
  )
}
