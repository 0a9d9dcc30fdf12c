/** The form's footer, sticky while there are unsaved changes: their number, the save button, and a warning before leaving. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { guardedSettings } from '#contract/settings'
import { useTeam } from '#web/console/shared/queries/team.ts'
import { Button, ConfirmDialog, join } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { SettingName } from './setting.ts'

type SaveBarProps = { readonly edited: readonly SettingName[]; readonly working: boolean; readonly onDiscard: () => void }

export function SaveBar({ edited, working, onDiscard }: SaveBarProps) {
  const t = useText()
  const team = useTeam().data
  const dirty = edited.length > 0
  // All are saved in one request, so unguarded changes wait with the guarded ones.
  const needsApproval = team?.four_eyes === true && edited.some((name) => guardedSettings.includes(name))
  return (
    <div
      className={join(
        'flex flex-wrap items-center gap-3 rounded-4 border border-line bg-surface-1 px-(--card-pad) py-4 shadow-card',
        dirty && 'sticky bottom-4 z-10 border-line-control max-lg:bottom-20',
      )}
    >
      <Button variant="primary" type="submit" disabled={!dirty} working={working} workingLabel={t('common.wait')}>
        {t('operating.save')}
      </Button>
      {dirty && (
        <Button variant="quiet" onClick={onDiscard} disabled={working}>
          {t('operating.discard')}
        </Button>
      )}
      <output className="min-w-0 flex-1 basis-60 text-13 text-text-2">
        {dirty ? (
          <>
            <span className="block text-14 font-medium text-text">{t('operating.unsaved', { count: edited.length })}</span>
            <span className="block wrap-anywhere">{listText(edited.map((name) => t(`operating.names.${name}`)))}</span>
            {needsApproval && <span className="block text-info">{t('operating.will_wait')}</span>}
          </>
        ) : (
          t('operating.nothing_changed')
        )}
      </output>
      <Leaving dirty={dirty} />
    </div>
  )
}

function Leaving({ dirty }: { dirty: boolean }) {
  const t = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={t('operating.leave_title')}
      description={t('operating.leave_text')}
      confirmLabel={t('operating.leave')}
      cancelLabel={t('operating.stay')}
      danger
      onConfirm={() => blocker.proceed()}
    />
  )
}
