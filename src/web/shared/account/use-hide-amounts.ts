/** Hiding amounts: at once on all screens and tabs, then kept with the member's preferences. What could not be kept stays in force here. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { keepChoice, readChoice, useAmountsHidden } from './choice.ts'
import { PREFERENCES, usePreferences } from './preferences-query.ts'

export type HideAmountsSwitch = { readonly hidden: boolean; toggle(): void }

export function useHideAmounts(): HideAmountsSwitch {
  const hidden = useAmountsHidden()
  const save = useSave()
  const toggle = () => {
    keepChoice({ hidden: !hidden, unsaved: true })
    save(!hidden)
  }
  return { hidden, toggle }
}

/** Mounted once while somebody is signed in: this browser follows what the server keeps, unless a choice made here is still to be kept. */
export function useFollowPreference(): void {
  const kept = usePreferences().data?.hide_amounts
  const save = useSave()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` is another function at each render and does the same
  useEffect(() => {
    if (kept === undefined) return
    const here = readChoice()
    if (here?.unsaved) save(here.hidden)
    else keepChoice({ hidden: kept, unsaved: false })
  }, [kept])
}

function useSave(): (hide: boolean) => void {
  const t = useText()
  const client = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that of two choices the later one stays.
    scope: { id: 'hide_amounts' },
    mutationFn: (hide_amounts: boolean) => call('changePreferences', { body: { hide_amounts } }),
    onMutate: () => client.cancelQueries({ queryKey: PREFERENCES }),
    onSuccess: (reply, hide) => {
      if (readChoice()?.hidden !== hide) return
      keepChoice({ hidden: hide, unsaved: false })
      client.setQueryData(PREFERENCES, reply)
    },
    onError: () => void toast.error(t('shell.amounts_not_kept')),
  })
  return mutate
}
