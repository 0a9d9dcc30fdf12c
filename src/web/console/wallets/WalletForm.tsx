/** A deposit wallet's fields. Saved, it returns to the list after two seconds; refused, the input stays and each field shows its error. */
import { useEffect, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { isPendingReply } from '#contract/shared/pending-reply'
import { changesPath } from '#web/console/shared/changes-path.ts'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, Form, Link, Note } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { ImageField, PictureUpload } from './PictureUpload.tsx'
import type { AdminWallet } from './queries.ts'
import { changesOf, type Draft, draftOf, type Edits, WalletFields } from './WalletFields.tsx'

const LEAVE_MS = 2000

/** Null: a new one. */
export function WalletForm({ wallet }: { wallet: AdminWallet | null }) {
  const t = useText()
  const [edits, setEdits] = useState<Edits>({})
  const draft = draftOf(wallet, edits)
  const { run, working, fields, problem, outcome } = useSave(wallet, draft, edits, () => setEdits({}))
  const change = (edit: Edits): void => setEdits((before) => ({ ...before, ...edit }))
  const unchanged = wallet !== null && Object.keys(changesOf(wallet, edits)).length === 0
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,40rem)_minmax(0,22rem)] [&>*]:min-w-0">
      <Card>
        <Form className="grid gap-5" onSubmit={run}>
          <WalletFields draft={draft} errors={fields} onChange={change} />
          <ImageField draft={draft} error={fields.image} onChange={(image) => change({ image })} />
          {outcome === 'held' && !wallet && <HeldNote />}
          {problem && <Note kind="error">{problem}</Note>}
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              variant="primary"
              type="submit"
              working={working}
              workingLabel={t('common.wait')}
              disabled={unchanged || outcome === 'saved'}
            >
              {t(wallet ? 'wallets.update' : 'wallets.create')}
            </Button>
            {wallet && <DeleteWallet wallet={wallet} />}
          </div>
        </Form>
      </Card>
      <Card title={t('wallets.picture')}>
        {wallet ? (
          <PictureUpload wallet={wallet} onDone={() => setEdits(({ image: _, ...rest }) => rest)} />
        ) : (
          <p className="text-14 text-text-2">{t('wallets.upload_later')}</p>
        )}
      </Card>
    </div>
  )
}

function HeldNote() {
  const t = useText()
  return (
    <Note live icon="users" title={t('admin.held')} action={<Link render={<RouterLink to={changesPath()} />}>{t('admin.see_held')}</Link>}>
      {t('wallets.held_help')}
    </Note>
  )
}

function useSave(wallet: AdminWallet | null, draft: Draft, edits: Edits, onSettled: () => void) {
  const t = useText()
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'saved' | 'held' | null>(null)
  useLeaving(outcome === 'saved')
  const change = useChange({
    again: true,
    act: async (call) => {
      setProblem(null)
      setOutcome(null)
      try {
        return await (wallet
          ? call('updateWallet', { params: { id: wallet._id }, body: changesOf(wallet, edits) as object })
          : call('createWallet', { body: draft as Draft & { network: 'Bitcoin' } }))
      } catch (error) {
        throw reportFaults(error, setProblem, t(wallet ? 'wallets.update_failed' : 'wallets.create_failed'))
      }
    },
    say: () => t(wallet ? 'wallets.updated' : 'wallets.created', { name: draft.name }),
    onDone: (reply) => {
      setOutcome(isPendingReply(reply) ? 'held' : 'saved')
      if (isPendingReply(reply)) onSettled()
    },
  })
  return { ...change, problem, outcome }
}

/** The toast says that it failed; the reason is at the fields, or above the button if it isn't about a field. */
function reportFaults(error: unknown, onProblem: (sentence: string) => void, failed: string): unknown {
  if (!(error instanceof CallError) || error.code === null || error.status === 401) return error
  if (Object.keys(error.fields).length === 0) onProblem(error.message)
  const { code, reason, params, status, fields, request_id, more } = error
  return new CallError(failed, { code, reason, params, status, fields, request_id, more })
}

function useLeaving(leaves: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => void navigate('/admin/wallets'), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [leaves, navigate])
}

/** Deletes a deposit wallet, after a confirmation. */
function DeleteWallet({ wallet }: { wallet: AdminWallet }) {
  const t = useText()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const ask = {
    about: `delete ${wallet._id}`,
    title: t('wallets.delete_title', { name: wallet.name }),
    text: t('wallets.delete_text'),
    confirm: t('wallets.delete'),
    danger: true,
    done: t('wallets.deleted'),
    act: (call: KeyedCall) => call('deleteWallet', { params: { id: wallet._id } }),
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {ask.confirm}
      </Button>
      {asking && <AskDialog ask={ask} onClose={() => setAsking(false)} onDone={() => void navigate('/admin/wallets', { replace: true })} />}
    </>
  )
}
