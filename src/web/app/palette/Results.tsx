/** The results as a listbox: the input keeps the focus and references the active option. */
import { useEffect, useRef } from 'react'
import { HiddenAmounts, Icon, join, Live } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Entry, Section } from './commands.ts'
import type { Records } from './use-records.ts'

export type ResultsProps = {
  readonly id: string
  /** In display order. */
  readonly sections: readonly Section[]
  readonly entries: readonly Entry[]
  readonly marked: number
  onMark(at: number): void
  onChoose(entry: Entry): void
}

export function Results({ id, sections, entries, marked, onMark, onChoose }: ResultsProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-at="${marked}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette.results')} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {sections.map((section) => {
        const sectionEntries = entries.filter((entry) => entry.section === section)
        if (sectionEntries.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
          <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
            <p id={`${id}-${section}`} className="px-3 pb-1 font-head text-12 font-semibold text-text-3">
              {t(`palette.${section}`)}
            </p>
            {sectionEntries.map((entry) => {
              const at = entries.indexOf(entry)
              return (
                <Line
                  key={entry.key}
                  id={`${id}-${at}`}
                  at={at}
                  entry={entry}
                  marked={at === marked}
                  onMark={() => onMark(at)}
                  onChoose={() => onChoose(entry)}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

type LineProps = { id: string; at: number; entry: Entry; marked: boolean; onMark: () => void; onChoose: () => void }

function Line({ id, at, entry: { section, icon, title, detail, when, shortcut }, marked, onMark, onChoose }: LineProps) {
  // Only the member's own amounts are hidden: the console needs those of others.
  const shown = (text: string) => (section === 'everybody' ? text : <HiddenAmounts text={text} />)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that controls the list has the keys
    <div
      id={id}
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      data-at={at}
      onPointerMove={onMark}
      onClick={onChoose}
      className={join(
        'flex min-h-11 cursor-default items-center gap-3 rounded-3 px-3 py-1.5',
        marked && 'bg-accent-wash text-accent-text mark-start',
      )}
    >
      <Icon name={icon} className={marked ? undefined : 'text-text-2'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium first-letter:uppercase">{shown(title)}</span>
        {detail && <span className="block truncate text-14 text-text-2">{shown(detail)}</span>}
      </span>
      {shortcut && (
        <kbd className="max-md:hidden rounded-2 border border-line-control bg-surface-2 px-2 font-sans text-12 text-text-2">{shortcut}</kbd>
      )}
      {when && <span className="num flex-none text-12 text-text-2 max-sm:hidden">{when}</span>}
    </div>
  )
}

/** Status beside the results, visible and announced. */
export function State({ records, q, count, works_here }: { records: Records; q: string; count: number; works_here: boolean }) {
  const t = useText()
  const searching = t(works_here ? 'palette.staff.searching' : 'palette.searching')
  const { state } = records
  const none = state === 'found' && records.entries.length === 0
  const status = state === 'loading' ? searching : none && count === 0 ? t('palette.nothing', { q }) : t('palette.found', { count })
  return (
    <>
      <Live className="sr-only">{q === '' ? '' : status}</Live>
      {state === 'loading' && <p className="px-3 py-2 text-14 text-text-3">{searching} …</p>}
      {none && (
        <div className="px-3 py-2 text-14 text-text-2">
          <p className="wrap-anywhere">
            {t(count === 0 ? 'palette.nothing' : works_here ? 'palette.staff.nothing_else' : 'palette.nothing_else', { q })}
          </p>
          {count === 0 && <p className="mt-1 text-text-3">{t('palette.nothing_help')}</p>}
        </div>
      )}
      {state === 'failed' && (
        <Live as="p" arrives urgency="assertive" className="flex items-center justify-between gap-3 px-3 py-2 text-14 text-loss">
          {t(works_here ? 'palette.staff.failed' : 'palette.failed')}
          <button
            type="button"
            onClick={records.retry}
            className="min-h-11 rounded-3 px-2 md:min-h-9 font-medium text-accent-text underline"
          >
            {t('palette.again')}
          </button>
        </Live>
      )}
      {state === 'offline' && <p className="px-3 py-2 text-14 text-warn">{t('palette.offline')}</p>}
    </>
  )
}
