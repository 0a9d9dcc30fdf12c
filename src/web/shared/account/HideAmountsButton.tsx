/** Hiding of a member's amounts: the button, the preference, its copy in this browser, and what it covers. */

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { Button, HideAmounts, Icon, join, toast, VisuallyHidden } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { localItems } from '#web/shared/session/storage.ts'
import { openStorageEvents, useStoredUser } from '#web/shared/session/stored-user.ts'
import { PREFERENCES, usePreferences } from './queries.ts'

export function HideAmountsButton({ className }: { className?: string }) {
  const t = useText()
  const { hidden, toggle } = useHideAmounts()
  return (
    <Button
      variant="quiet"
      aria-pressed={hidden}
      onClick={toggle}
      className={join('w-(--h-control) max-w-none! flex-none px-0!', className)}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} />
      <VisuallyHidden>{t('shell.hide_amounts')}</VisuallyHidden>
    </Button>
  )
}

/** Hides the member's amounts if they want that; inputs, confirmations and public figures are always shown. */
export function OwnAmounts({ children }: { children: ReactNode }) {
  const t = useText()
  const is_member = useStoredUser() !== null
  const hidden = useAmountsHidden()
  return <HideAmounts word={is_member && hidden ? t('shell.hidden') : null}>{children}</HideAmounts>
}

export function ShownAmounts({ children = <Outlet /> }: { children?: ReactNode }) {
  return <HideAmounts word={null}>{children}</HideAmounts>
}

/** One save after another, so that the later of two choices wins. */
let turn: Promise<unknown> = Promise.resolve()

export type HideAmountsSwitch = { readonly hidden: boolean; toggle(): void }

export function useHideAmounts(): HideAmountsSwitch {
  const hidden = useAmountsHidden()
  const save = useSave()
  const toggle = () => {
    storeHideAmounts({ hidden: !hidden, unsaved: true })
    save(!hidden)
  }
  return { hidden, toggle }
}

/** Mounted once while signed in: this browser follows the server's preference, unless a local choice is still unsaved. */
export function useFollowPreference(): void {
  const kept = usePreferences().data?.hide_amounts
  const save = useSave()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` is another function at each render and does the same
  useEffect(() => {
    if (kept === undefined) return
    const here = readHideAmounts()
    if (here?.unsaved) save(here.hidden)
    else storeHideAmounts({ hidden: kept, unsaved: false })
  }, [kept])
}

function useSave(): (hide: boolean) => void {
  const t = useText()
  const client = useQueryClient()
  const { run } = useAction({
    act: (call, hide: boolean) => {
      const saved = turn.then(() => call('changePreferences', { body: { hide_amounts: hide } }))
      turn = saved.catch(() => {})
      return saved
    },
    onDone: (reply, hide) => {
      if (readHideAmounts()?.hidden !== hide) return
      storeHideAmounts({ hidden: hide, unsaved: false })
      client.setQueryData(PREFERENCES, reply)
    },
    errors: 'own',
    onFailed: () => toast.error(t('shell.amounts_not_kept')),
  })
  return (hide) => {
    void client.cancelQueries({ queryKey: PREFERENCES })
    run(hide)
  }
}

/**
 * Whether this browser hides amounts: stored beside the session, so that it is known before the first amount is drawn, is shared by all
 * tabs, and is cleared at log-out. Until it is known amounts are hidden: a flash of dots, never one of amounts.
 */
const ITEM = 'hide_amounts'
/** `…*`: chosen here, not yet saved on the server. */
const choices = ['yes', 'no', 'yes*', 'no*'] as const
type Choice = (typeof choices)[number]
type HideAmountsChoice = { readonly hidden: boolean; readonly unsaved: boolean }

const events = openStorageEvents()

function read(): Choice | null {
  const text = localItems.read(ITEM)
  return choices.find((choice) => choice === text) ?? null
}

function choiceOf(kept: Choice | null): HideAmountsChoice | null {
  return kept && { hidden: kept.startsWith('yes'), unsaved: kept.endsWith('*') }
}

function readHideAmounts(): HideAmountsChoice | null {
  return choiceOf(read())
}

function storeHideAmounts({ hidden, unsaved }: HideAmountsChoice): void {
  localItems.write(ITEM, `${hidden ? 'yes' : 'no'}${unsaved ? '*' : ''}`)
  events.publish()
}

function useAmountsHidden(): boolean {
  return choiceOf(useSyncExternalStore(events.subscribe, read, () => null))?.hidden ?? true
}
