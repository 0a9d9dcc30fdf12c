/**
 * Whether this browser hides amounts: stored beside the session, so that it is known before the first amount is drawn, is shared by all
 * tabs, and is cleared at log-out. Until it is known amounts are hidden: a flash of dots, never one of amounts.
 */
import { useSyncExternalStore } from 'react'
import { openStorageEvents } from '#web/shared/session/stored-user.ts'

const ITEM = 'hide_amounts'
/** `…*`: chosen here, not yet saved on the server. */
const choices = ['yes', 'no', 'yes*', 'no*'] as const
type Choice = (typeof choices)[number]
export type HideAmountsChoice = { readonly hidden: boolean; readonly unsaved: boolean }

const events = openStorageEvents()

function read(): Choice | null {
  const text = localStorage.getItem(ITEM)
  return choices.find((choice) => choice === text) ?? null
}

function choiceOf(kept: Choice | null): HideAmountsChoice | null {
  return kept && { hidden: kept.startsWith('yes'), unsaved: kept.endsWith('*') }
}

export function readHideAmounts(): HideAmountsChoice | null {
  return choiceOf(read())
}

export function storeHideAmounts({ hidden, unsaved }: HideAmountsChoice): void {
  localStorage.setItem(ITEM, `${hidden ? 'yes' : 'no'}${unsaved ? '*' : ''}`)
  events.publish()
}

export function useAmountsHidden(): boolean {
  return choiceOf(useSyncExternalStore(events.subscribe, read, () => null))?.hidden ?? true
}
