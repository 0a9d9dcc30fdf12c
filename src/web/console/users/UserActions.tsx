/**
 * Actions on an account: verify, suspend with a reason, reinstate, delete, change the role; and links to fund and to write. Actions that
 * the role doesn't allow are absent, and a sentence says why.
 */
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import * as codes from '#contract/shared/codes'
import type { AdminUser } from '#web/console/shared/queries/users.ts'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { askSafety, askStatus } from '#web/console/shared/queue/ask.ts'
import { RoleDialog } from '#web/console/shared/RoleDialog.tsx'
import { useChange, useHasRole } from '#web/console/shared/use-change.ts'
import { Button, ConfirmDialog, Field, TextArea } from '#web/kit/index.ts'
import { hasCode } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type Asking = 'suspended' | 'active' | 'role' | 'delete' | 'recover' | 'release'
type Safety = { readonly second_factor: boolean; readonly role_held_until: string | null }

export function UserActions({ user, safety }: { user: AdminUser; safety: Safety }) {
  const t = useText()
  const [asking, setAsking] = useState<Asking | null>(null)
  const operates = useHasRole('operator')
  const rules = useHasRole('administrator')
  const isSelf = useStoredUser()?.id === user.id
  const colleague = user.role !== 'member'
  const reason = reasonWhyNot({ operates, rules, own: isSelf, colleague, closed: user.status === 'closed' })
  const changes = operates && !isSelf && user.status !== 'closed' && (rules || !colleague)
  const close = (): void => setAsking(null)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {changes && <StatusActions user={user} onAsk={setAsking} />}
        {rules && user.status !== 'closed' && !isSelf && (
          <Button variant="secondary" render={<RouterLink to={`/admin/fund/${user.id}`} />}>
            {t('admin.users.fund')}
          </Button>
        )}
        {operates && user.status !== 'closed' && (
          <Button
            variant="secondary"
            render={<RouterLink to={`/admin/${encodeURIComponent(user.email)}/${encodeURIComponent(user.full_name || '-')}/${user.id}`} />}
          >
            {t('admin.users.write')}
          </Button>
        )}
        {changes && rules && (
          <>
            {user.waiting_change?.kind !== 'user.role' && (
              <Button variant="secondary" onClick={() => setAsking('role')}>
                {t('person.change_role')}
              </Button>
            )}
            {safety.role_held_until && (
              <Button variant="secondary" onClick={() => setAsking('release')}>
                {t('person.release')}
              </Button>
            )}
            {safety.second_factor && user.waiting_change?.kind !== 'user.recover' && (
              <Button variant="secondary" onClick={() => setAsking('recover')}>
                {t('person.recover')}
              </Button>
            )}
            <Button variant="danger" onClick={() => setAsking('delete')}>
              {t('person.delete')}
            </Button>
          </>
        )}
      </div>
      {reason && <p className="text-14 text-text-2">{t(`person.${reason}`)}</p>}
      {asking === 'role' && <RoleDialog user={user} onClose={close} />}
      {(asking === 'recover' || asking === 'release') && <AskDialog ask={askSafety(t, user, asking)} onClose={close} />}
      {asking === 'delete' && <DeleteUser user={user} onClose={close} />}
      {(asking === 'suspended' || asking === 'active') && <AskDialog ask={askStatus(t, user, asking)} onClose={close} />}
    </div>
  )
}

type Permissions = Readonly<Record<'operates' | 'rules' | 'own' | 'colleague' | 'closed', boolean>>

function reasonWhyNot({ operates, rules, own, colleague, closed }: Permissions) {
  if (closed) return 'closed'
  if (!operates) return 'read_only'
  if (own) return 'yourself'
  if (rules) return null
  return colleague ? 'colleague' : 'administrators_only'
}

function StatusActions({ user, onAsk }: { user: AdminUser; onAsk: (asking: Asking) => void }) {
  const t = useText()
  const verify = useChange({
    act: (call) => call('changeUser', { params: { id: user.id }, body: {} }),
    again: true,
    say: () => t('admin.users.verified'),
    fallback: t('admin.users.verify_failed'),
  })
  return (
    <>
      <Button
        variant="primary"
        disabled={user.status !== 'pending' && user.status !== 'in_review'}
        working={verify.working}
        workingLabel={t('common.wait')}
        onClick={() => verify.run()}
      >
        {t('admin.users.verify')}
      </Button>
      {user.status === 'suspended' && (
        <Button variant="secondary" onClick={() => onAsk('active')}>
          {t('admin.users.unsuspend')}
        </Button>
      )}
      {(user.status === 'active' || user.status === 'in_review') && (
        <Button variant="danger" onClick={() => onAsk('suspended')}>
          {t('admin.users.suspend')}
        </Button>
      )}
    </>
  )
}

/** Deletion: closes the account at zero and erases the person. Obstacles are shown in the dialog. */
function DeleteUser({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [in_the_way, setInTheWay] = useState<string | null>(null)
  const { run, working } = useChange({
    act: async (call) => {
      setInTheWay(null)
      try {
        return await call('deleteUser', { params: { id: user.id }, body: reason.trim() ? { reason: reason.trim() } : {} })
      } catch (error) {
        if (hasCode(error, codes.WRONG_STATUS)) setInTheWay(error.message)
        throw error
      }
    },
    say: () => t('person.deleted'),
    fallback: t('person.delete_failed'),
    onDone: () => void navigate('/admin/users', { replace: true }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={`delete ${user.id}`}
      title={t('person.delete_title', { name: user.full_name })}
      description={t('person.delete_text')}
      confirmLabel={t('person.delete')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger
      error={in_the_way}
      onConfirm={() => run()}
    >
      <Field label={t('person.reason')} hint={t('person.reason_log')} aside={t('common.optional')}>
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
