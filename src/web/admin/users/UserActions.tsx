/** What can be done to an account: verify, suspend with a reason, unsuspend; and the ways to fund and to write. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, ConfirmDialog, Field, TextArea } from '#web/ui/index.ts'
import { useChange } from '../use-change.ts'
import type { AdminUser } from './queries.ts'

export function UserActions({ user }: { user: AdminUser }) {
  const t = useText()
  const [asking, setAsking] = useState<'suspended' | 'active' | null>(null)
  const [removing, setRemoving] = useState(false)
  const verify = useChange({
    send: () => call('changeUser', { params: { id: user.id }, body: {} }),
    say: () => t('admin.users.verified'),
    fallback: t('admin.users.verify_failed'),
  })
  const mail = `/admin/${encodeURIComponent(user.email)}/${encodeURIComponent(user.full_name || '-')}/${user.id}`
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="primary"
        disabled={user.status !== 'pending' && user.status !== 'in_review'}
        working={verify.working}
        workingLabel={t('common.wait')}
        onClick={() => verify.run()}
      >
        {t('admin.users.verify')}
      </Button>
      {user.status === 'suspended' ? (
        <Button variant="secondary" onClick={() => setAsking('active')}>
          {t('admin.users.unsuspend')}
        </Button>
      ) : (
        <Button variant="danger" disabled={user.status !== 'active' && user.status !== 'in_review'} onClick={() => setAsking('suspended')}>
          {t('admin.users.suspend')}
        </Button>
      )}
      <Button variant="secondary" render={<RouterLink to={`/admin/fund/${user.id}`} />}>
        {t('admin.users.fund')}
      </Button>
      <Button variant="secondary" render={<RouterLink to={mail} />}>
        {t('admin.users.write')}
      </Button>
      {user.status !== 'closed' && (
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('admin.users.remove')}
        </Button>
      )}
      {removing && <RemoveDialog user={user} onClose={() => setRemoving(false)} />}
      {asking && <StatusDialog user={user} to={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

function RemoveDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const { run, working } = useChange({
    send: () => call('deleteUser', { params: { id: user.id }, body: reason.trim() ? { reason: reason.trim() } : {} }),
    say: () => t('admin.users.removed'),
    onDone: () => void navigate('/admin/users'),
    fallback: t('admin.users.remove_failed'),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.users.remove_title', { name: user.full_name })}
      description={t('admin.users.remove_text')}
      confirmLabel={t('admin.users.remove')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger
      onConfirm={() => run()}
    >
      <Field label={t('admin.users.reason')} hint={t('admin.users.remove_hint')} aside={t('common.optional')}>
        <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}

function StatusDialog({ user, to, onClose }: { user: AdminUser; to: 'suspended' | 'active'; onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const verb = to === 'suspended' ? 'suspend' : 'unsuspend'
  const { run, working } = useChange({
    send: () => call('changeUser', { params: { id: user.id }, body: { status: to, ...(reason.trim() ? { reason: reason.trim() } : {}) } }),
    say: () => t('admin.users.done'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`admin.users.${verb}_title`, { name: user.full_name })}
      description={t(`admin.users.${verb}_text`)}
      confirmLabel={t(`admin.users.${verb}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger={to === 'suspended'}
      onConfirm={() => run()}
    >
      {to === 'suspended' && (
        <Field label={t('admin.users.reason')} hint={t('admin.users.reason_hint')} aside={t('common.optional')}>
          <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  )
}
