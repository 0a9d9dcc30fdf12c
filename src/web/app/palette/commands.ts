/** The palette's local entries: commands, then the screens of the menus; the console's for administrators only. */
import { fold, foldedWords } from '#kernel/text'
import type { IconName } from '#web/kit/index.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { MenuEntry } from '#web/shared/screen/define-screen.ts'
import { memberPlaces } from '../menu/places.ts'

export type Section = 'everybody' | 'actions' | 'places' | 'console' | 'records'

/** The order of sections: console entries first in the console, general ones first elsewhere. */
export function sectionsAt(pathname: string): readonly Section[] {
  return /^\/admin(\/|$)/.test(pathname)
    ? ['everybody', 'console', 'actions', 'places', 'records']
    : ['actions', 'places', 'console', 'records', 'everybody']
}
export type Entry = {
  readonly key: string
  readonly section: Section
  readonly icon: IconName
  readonly title: string
  readonly detail?: string | undefined
  /** The day of a record, and of which clock. */
  readonly when?: string | undefined
  readonly shortcut?: string | undefined
  /** Keywords for the search. */
  readonly words?: string | undefined
  /** Found by what is typed; not listed before. */
  readonly typed?: true
  /** The link; without one, the entry has an action. */
  readonly href?: string | undefined
  run?(): void
}
export type CommandContext = { readonly hidden: boolean; readonly dark: boolean } & Readonly<
  Record<'toggleMode' | 'toggleAmounts' | 'logOut' | 'help', () => void>
>

export function commandsOf(t: T, doing: CommandContext, consolePlaces: readonly MenuEntry[]): Entry[] {
  const verbs = new Map([
    ['/deposit', t('palette.deposit')],
    ['/withdraw', t('palette.withdraw')],
  ])
  return [
    ...memberPlaces.map((place) => {
      const entry = entryOf(t, place, 'places')
      const verb = verbs.get(place.href)
      return verb ? { ...entry, section: 'actions' as const, title: verb, words: `${entry.title} ${entry.words}` } : entry
    }),
    {
      key: 'amounts',
      section: 'actions',
      icon: doing.hidden ? 'eye' : 'eye-off',
      title: t(doing.hidden ? 'shell.show_amounts' : 'shell.hide_amounts'),
      run: doing.toggleAmounts,
    },
    {
      key: 'mode',
      section: 'actions',
      icon: doing.dark ? 'sun' : 'moon',
      title: t(doing.dark ? 'shell.light_mode' : 'shell.dark_mode'),
      run: doing.toggleMode,
    },
    { key: 'keys', section: 'actions', icon: 'info', title: t('palette.keyboard'), shortcut: '?', run: doing.help },
    { key: 'log out', section: 'actions', icon: 'logout', title: t('shell.log_out'), run: doing.logOut },
    ...settingsTabs.map((tab) => tabOf(t, tab)),
    ...consolePlaces.map((place) => entryOf(t, place, 'console')),
  ]
}

function entryOf(t: T, { label, icon, href, alias, keywords }: MenuEntry, section: Section): Entry & { readonly words: string } {
  const words = [alias && t(alias), keywords && t(`palette.keywords.${keywords}`)].filter(Boolean).join(' ')
  return { key: href, section, icon, title: t(label), words, href }
}

/** The tabs of the settings that are found like screens. */
const settingsTabs = ['password', 'security', 'notifications', 'data'] as const

function tabOf(t: T, tab: (typeof settingsTabs)[number]): Entry {
  const href = `/settings?tab=${tab}`
  const title = t(`palette.tabs.${tab}`)
  return {
    key: href,
    section: 'places',
    icon: 'settings',
    title,
    detail: t('shell.settings'),
    words: t(`palette.keywords.${tab}`),
    href,
    typed: true,
  }
}

/** Matches where every typed word is the beginning of one of their words, in any order, without case and accents. */
export function matching(entries: readonly Entry[], q: string): readonly Entry[] {
  const typed = foldedWords(q)
  return entries.filter(({ title, words = '', typed: only_typed }) => {
    if (only_typed && typed.length === 0) return false
    const keywords = fold(`${title} ${words}`).split(/[\s/,،]+/)
    return typed.every((word) => keywords.some((one) => one.startsWith(word)))
  })
}
