/** The keys that there are, and no others. */
import { Fragment } from 'react'
import { palette } from '#web/locales/en/palette.ts'
import { textsOf } from '#web/locales/text.ts'
import { Dialog } from '#web/ui/index.ts'
import { type Asked, commandKey } from './keys.ts'

const words = textsOf(palette)

export function KeyboardHelp({ ask }: { ask: (asked: Asked | null) => void }) {
  const lines = [
    [[`${commandKey()} K`], words('keys.open')],
    [['?'], words('keys.help')],
    [[words('keys.up'), words('keys.down')], words('keys.move')],
    [['Enter'], words('keys.choose')],
    [['Esc'], words('keys.leave')],
  ] as const
  return (
    <Dialog open onOpenChange={(open) => !open && ask(null)} title={words('keys.title')} closeLabel={words('close')}>
      <dl className="grid">
        {lines.map(([keys, meaning]) => (
          <div key={meaning} className="flex items-center justify-between gap-4 border-t border-line py-2.5 first:border-t-0">
            <dt className="order-last flex flex-none items-center gap-1.5 text-13 text-text-3">
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && words('keys.or')}
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
