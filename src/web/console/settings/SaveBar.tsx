/**
 * The save bar, there only while something is changed: each setting with its old and its new value, and one save for all. It stays above
 * the window's lower edge. Its place at the form's end is kept, so that nothing moves when it comes or goes.
 */

import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { guardedSettings } from '#contract/settings'
import { useTeam } from '#web/console/shared/queries/team.ts'
import { Button, ConfirmDialog, Live } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { draftText, type Edits, type Setting, type SettingName, valueText } from './setting.ts'

type SaveBarProps = {
  readonly edits: Edits
  readonly known: ReadonlyMap<string, Setting>
  readonly working: boolean
  readonly onDiscard: () => void
}

export function SaveBar({ edits, known, working, onDiscard }: SaveBarProps) {
  const t = useText()
  const team = useTeam().data
  const edited = Object.keys(edits) as SettingName[]
  const dirty = edited.length > 0
  // All are saved in one request, so unguarded changes wait with the guarded ones.
  const needsApproval = team?.four_eyes === true && edited.some((name) => guardedSettings.includes(name))
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 min-h-24 max-lg:bottom-20" data-save-bar>
      {dirty && (
        <section
          aria-label={t('operating.changes')}
          className="pointer-events-auto flex flex-wrap items-center gap-x-6 gap-y-3 rounded-4 border border-line-control bg-surface-2 px-(--card-pad) py-3.5 shadow-pop"
        >
          <div className="min-w-0 flex-1 basis-72">
            <Live as="p" arrives className="font-medium">
              {t('operating.unsaved', { count: edited.length })}
            </Live>
            <ChangeList edits={edits} known={known} t={t} />
            {needsApproval && <p className="mt-1 text-14 text-info">{t('operating.will_wait')}</p>}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="quiet" onClick={onDiscard} disabled={working}>
              {t('operating.discard')}
            </Button>
            <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
              {t('operating.save')}
            </Button>
          </div>
          <Leaving dirty={dirty} />
        </section>
      )}
    </div>
  )
}

function ChangeList({ edits, known, t }: Pick<SaveBarProps, 'edits' | 'known'> & { t: T }) {
  const changes = Object.entries(edits) as [SettingName, Setting['value']][]
  return (
    <dl className="mt-0.5 grid max-h-[22dvh] gap-0.5 overflow-y-auto text-14" tabIndex={changes.length > 2 ? 0 : undefined}>
      {changes.map(([name, value]) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline text-text-2">{t('trail.line', { name: t(`operating.names.${name}`) })} </dt>
          <dd className="inline tabular-nums">
            <del className="text-text-2">
              <bdi>{valueText(t, name, known.get(name)?.value)}</bdi>
            </del>{' '}
            <span aria-hidden="true" className="inline-block text-text-2 rtl:-scale-x-100">
              →
            </span>{' '}
            <ins className="font-medium no-underline">
              <bdi>{draftText(t, name, value)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Asks before unsaved changes are left. */
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
