/** The list of keyboard shortcuts. */
import { Fragment } from 'react'
import { Dialog } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { commandKey, type Shortcut } from './keys.ts'

export function KeyboardHelp({ ask }: { ask: (asked: Shortcut | null) => void }) {
  const t = useText()
  const lines = [
    [[`${commandKey()} K`], t('palette.keys.open')],
    [['?'], t('palette.keys.help')],
    [[t('palette.keys.up'), t('palette.keys.down')], t('palette.keys.move')],
    [['Enter'], t('palette.keys.choose')],
    [['Esc'], t('palette.keys.leave')],
  ] as const
  return (
    <Dialog open onOpenChange={(open) => !open && ask(null)} title={t('palette.keys.title')} closeLabel={t('palette.close')}>
      <dl className="grid">
        {lines.map(([keys, meaning]) => (
          <div key={meaning} className="flex items-center justify-between gap-4 border-t border-line py-2.5 first:border-t-0">
            <dt className="order-last flex flex-none items-center gap-1.5 text-13 text-text-3">
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && t('palette.keys.or')}
                  <kbd className="rounded-2 border border-line-control bg-surface-2 px-2 py-0.5 font-sans text-13 text-text">{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd className="text-text-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
