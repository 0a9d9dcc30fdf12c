/** Bulk decisions: first a preview in totals and row by row, then the decision under one idempotency key, then the outcome. */
import { useId, useState } from 'react'
import { isComplete, ReasonFields } from '#web/console/shared/queue/AskDialog.tsx'
import { declineBody, declineReason, type Given } from '#web/console/shared/queue/ask.ts'
import type { Picked } from '#web/console/shared/queue/pick.tsx'
import type { QueueRow } from '#web/console/shared/queue/rows.ts'
import { Button, Chip, Dialog, DialogClose, Form, Money, Note, Skeleton, SumList } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { refusalText } from '#web/shared/locale/refusal-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
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
  const ready = can > 0 && isComplete(reason, given)
  const decide = (): void => {
    if (ready && !apply.working) apply.run({ ids, action, ...declineBody({ ...given, words: given.words.trim() }) })
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      locked={apply.working}
      title={apply.reply ? t('bulk.many.came') : t(`bulk.many.${action}`, { count: ids.length })}
      description={apply.reply ? undefined : t(`bulk.many.${action}_text`)}
      actions={<Acts action={action} count={can} ready={ready} apply={apply} onDecide={decide} />}
    >
      {!apply.reply && (
        <Form about={`${action} ${ids.join(' ')}`} onSubmit={decide} className="grid gap-4">
          <ReasonFields {...reason} given={given} onGiven={setGiven} />
        </Form>
      )}
      <Outcome reply={shown} rows={rows} judged={judged} />
      {apply.error && (
        <Note kind="error" title={t('bulk.many.not_sure')}>
          {apply.error instanceof CallError ? apply.error.message : null}
        </Note>
      )}
    </Dialog>
  )
}

type ActsProps = {
  readonly action: BulkAction
  readonly count: number
  readonly ready: boolean
  readonly apply: ReturnType<typeof useBulkApply>
  readonly onDecide: () => void
}

function Acts({ action, count, ready, apply, onDecide }: ActsProps) {
  const t = useText()
  return (
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
          disabled={!ready}
          working={apply.working}
          workingLabel={t('common.wait')}
          onClick={onDecide}
        >
          {t(`bulk.many.do_${action}`, { count })}
        </Button>
      )}
    </>
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
  const count = (of: number) => (
    <span translate="no" className="num">
      {of}
    </span>
  )
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

/** Row by row: refused ones first, with the reason. */
type BulkRowsProps = { readonly reply: BulkReply; readonly rows: ReadonlyMap<string, QueueRow> }
type Result = BulkReply['results'][number]

const order = { refused: 0, waiting: 1, done: 2 } as const
const kinds = { refused: 'failed', waiting: 'people', done: 'success' } as const

function BulkRows({ reply, rows }: BulkRowsProps) {
  const t = useText()
  const sorted = reply.results.toSorted((one, other) => order[one.outcome] - order[other.outcome])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={t('bulk.many.each')} tabIndex={0} className="max-h-64 overflow-y-auto rounded-3 border border-line">
      <ul className="px-3 text-14">
        {sorted.map((result) => (
          <Line key={result.id} result={result} row={rows.get(result.id)} dry_run={reply.dry_run} />
        ))}
      </ul>
    </section>
  )
}

function Line({ result, row, dry_run }: { result: Result; row: QueueRow | undefined; dry_run: boolean }) {
  const t = useText()
  const words = dry_run ? 'would' : 'did'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{row?.what ?? result.id}</span> <span className="text-text-2">{row?.name}</span>
        {result.outcome === 'refused' && <span className="block text-text-2">{whyOf(result)}</span>}
      </span>
      <span className="ms-auto flex items-center gap-3">
        {result.amount !== null && <Money value={result.amount} strong />}
        <Chip kind={kinds[result.outcome]}>{t(`bulk.many.${words}.chip.${result.outcome}`)}</Chip>
      </span>
    </li>
  )
}

function whyOf({ error_code, params, message }: Result): string {
  const { reason = '', ...given } = params ?? {}
  return refusalText({ reason, params: given, message }, error_code ?? 0)
}
