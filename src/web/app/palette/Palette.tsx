/**
 * The command palette: commands, screens, and own records while typing. The focus stays in the field; arrows select, Enter opens, Escape
 * closes and restores the focus.
 */
import { Fragment, type KeyboardEvent, type RefObject, use, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog, TextInput } from '#web/kit/index.ts'
import { OwnAmounts, useHideAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { isOutside, navigateToSite } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { toggleMode, useMode } from '#web/shared/mode/use-mode.ts'
import { isStaff, useStoredUser } from '#web/shared/session/stored-user.ts'
import { consoleMenu } from '../menu/places.ts'
import { commandsOf, type Entry, matching, type Section, sectionsAt } from './commands.ts'
import { commandKey, type Shortcut } from './keys.ts'
import { Results, State } from './Results.tsx'
import { type Records, useRecords } from './use-records.ts'

const MAX_LENGTH = 100

type PartProps = { readonly asked: Shortcut; ask(asked: Shortcut | null): void }

/** The entry of the lazily loaded chunk. */
export function PalettePart({ asked, ask }: PartProps) {
  return asked === 'keys' ? <KeyboardHelp ask={ask} /> : <Palette ask={ask} />
}

function Palette({ ask }: Pick<PartProps, 'ask'>) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && ask(null)}
      title={t('palette.title')}
      closeLabel={t('palette.close')}
      initialFocus={field}
    >
      <OwnAmounts>
        <Finder field={field} ask={ask} />
      </OwnAmounts>
    </Dialog>
  )
}

function Finder({ field, ask }: Pick<PartProps, 'ask'> & { field: RefObject<HTMLInputElement | null> }) {
  const t = useText()
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [marked, mark] = useState(0)
  const q = text.trim()
  const commands = matching(
    useCommands(() => ask('keys')),
    q,
  )
  const works_here = isStaff(useStoredUser())
  const records = useRecords(q, works_here)
  const sections = sectionsAt(useLocation().pathname)
  const entries = inOrder(sections, commands, records)
  const choose = ({ key, href, run }: Entry) => {
    if (key !== 'keys') ask(null)
    if (href && isOutside(href)) navigateToSite(href)
    else if (href) void navigate(href)
    run?.()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = entries[marked]
    if (step) mark((marked + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && entry) choose(entry)
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        ref={field}
        type="search"
        icon="search"
        role="combobox"
        aria-label={t(works_here ? 'palette.staff.label' : 'palette.label')}
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={entries[marked] && `${id}-${marked}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        placeholder={t(works_here ? 'palette.staff.placeholder' : 'palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          mark(0)
        }}
        onKeyDown={press}
      />
      <div className="-mx-3 h-[min(26rem,52dvh)] overflow-y-auto overscroll-contain">
        <Results id={id} sections={sections} entries={entries} marked={marked} onMark={mark} onChoose={choose} />
        <State records={records} q={q} count={entries.length} works_here={works_here} />
      </div>
    </>
  )
}

function inOrder(sections: readonly Section[], commands: readonly Entry[], records: Records): Entry[] {
  const all = [...commands, ...records.entries]
  return sections.flatMap((section) => all.filter((entry) => entry.section === section))
}

function useCommands(help: () => void): Entry[] {
  const t = useText()
  const user = useStoredUser()
  const dark = useMode() === 'dark'
  const logOut = useLogOut()
  const { hidden, toggle } = useHideAmounts()
  const doing = { hidden, dark, toggleMode, toggleAmounts: toggle, logOut: () => void logOut(), help }
  const role = user?.role ?? 'member'
  return commandsOf(t, doing, isStaff(user) ? use(consoleMenu()).allConsolePlaces(role) : [])
}

/** The list of keyboard shortcuts. */
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
            <dt className="order-last flex flex-none items-center gap-1.5 text-14 text-text-3">
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && t('palette.keys.or')}
                  <kbd className="rounded-2 border border-line-control bg-surface-2 px-2 py-0.5 font-sans text-14 text-text">{key}</kbd>
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
