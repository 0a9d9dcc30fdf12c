/** Hides amounts: at once on all screens and tabs, then saved in the member's preferences. If saving fails, the local choice stays. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { readHideAmounts, storeHideAmounts, useAmountsHidden } from './hide-amounts-storage.ts'
import { PREFERENCES, usePreferences } from './queries.ts'

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
