/** Invitations with recipient, role, sender and expiry; an open one can be revoked. */
import { useState } from 'react'
import { type Invite, useInvites } from '#web/console/shared/queries/team.ts'
import { useChange, useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Card, Chip, type ChipKind, ConfirmDialog, Skeleton } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

const kinds: Record<Invite['state'], ChipKind> = { open: 'pending', accepted: 'success', withdrawn: 'neutral', expired: 'neutral' }

export function Invites() {
  const t = useText()
  const invites = useInvites()
  const [ending, setEnding] = useState<Invite | null>(null)
  return (
    <Card title={t('team.invitations')}>
      {invites.data ? (
        <>
          {invites.data.length === 0 && <p className="text-text-2">{t('team.no_invitations')}</p>}
          <ul className="divide-y divide-line">
            {invites.data.map((invite) => (
              <Line key={invite._id} invite={invite} onEnd={() => setEnding(invite)} />
            ))}
          </ul>
        </>
      ) : invites.isError ? (
        <Failed
          bare
          title={t('team.invitations_failed')}
          error={invites.error}
          onRetry={() => void invites.refetch()}
          working={invites.isFetching}
        />
      ) : (
        <Skeleton height={80} />
      )}
      {ending && <EndDialog invite={ending} onClose={() => setEnding(null)} />}
    </Card>
  )
}

function Line({ invite, onEnd }: { invite: Invite; onEnd: () => void }) {
  const t = useText()
  const withdraws = useHasRole('administrator')
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{invite.email}</span>
        <Chip kind={kinds[invite.state]}>{t(`team.invite_states.${invite.state}`)}</Chip>
      </span>
      <span className="flex flex-wrap items-end justify-between gap-3">
        <span className="min-w-0 text-14 text-text-2 wrap-anywhere">
          {t('team.invite_line', {
            role: t(`team.roles.${invite.role}`),
            by: invite.invited_by ?? '–',
            at: realMomentText(invite.created_at),
          })}
          {invite.state === 'open' && <span className="block">{t('team.open_until', { at: realMomentText(invite.expires_at) })}</span>}
        </span>
        {invite.state === 'open' && withdraws && (
          <Button variant="secondary" size="s" aria-label={t('team.withdraw_of', { email: invite.email })} onClick={onEnd}>
            {t('team.withdraw')}
          </Button>
        )}
      </span>
    </li>
  )
}

function EndDialog({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const t = useText()
  const { run, working } = useChange({
    act: (call) => call('withdrawInvite', { params: { id: invite._id } }),
    say: () => t('team.withdrawn'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('team.withdraw_title', { email: invite.email })}
      description={t('team.withdraw_text')}
      confirmLabel={t('team.withdraw')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      danger
      onConfirm={() => run()}
    />
  )
}
