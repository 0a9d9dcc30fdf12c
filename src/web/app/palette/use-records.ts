/** Own records matching the input, and all records for staff: fetched once typing pauses, cancelled when it continues. */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { WireData } from '#contract/routes'
import type { IconName } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { dateText, realDateText } from '#web/shared/locale/dates.ts'
import { type AnyRecord, useSearchAll } from '#web/shared/menu/use-admin-overview.ts'
import { useOnline } from '#web/shared/screen/Failed.tsx'
import type { Entry } from './commands.ts'
import { adminResultWords, ownResultWords } from './result-words.ts'

type SearchResult = WireData<'searchOwn'>[number]

const REST_MS = 180
const KEPT_MS = 30_000

const icons: Readonly<Record<SearchResult['kind'], IconName>> = {
  transaction: 'transfer',
  investment: 'layers',
  message: 'mail',
  statement: 'file',
}

const everybodysIcons: Readonly<Record<AnyRecord['kind'], IconName>> = {
  user: 'user',
  transaction: 'transfer',
  investment: 'layers',
  change: 'check',
  wallet: 'wallet',
  plan: 'layers',
}

export type Records = {
  readonly state: 'idle' | 'loading' | 'found' | 'failed' | 'offline'
  readonly entries: readonly Entry[]
  retry(): void
}

/** `works_here`: searches all records too. */
export function useRecords(typed: string, works_here: boolean): Records {
  const q = useDebounced(typed)
  const online = useOnline()
  const manner = { retry: false, gcTime: KEPT_MS } as const
  const ownRecords = useQuery({
    ...read('searchOwn', { query: { q } }),
    select: ({ data }) => data.map(entryOf),
    enabled: q !== '',
    ...manner,
  })
  const allRecords = useSearchAll(q, works_here)
  const searches = works_here ? [ownRecords, allRecords] : [ownRecords]
  const rested = q === typed
  return {
    state: stateOf(),
    entries: rested ? [...(ownRecords.data ?? []), ...(allRecords.data ?? []).map(entryOfAnybody)] : [],
    retry: () => {
      for (const one of searches) if (one.isError) void one.refetch()
    },
  }

  function stateOf(): Records['state'] {
    if (typed === '') return 'idle'
    if (rested && searches.every(({ data }) => data)) return 'found'
    if (!online) return 'offline'
    return rested && searches.some(({ isError }) => isError) && !searches.some(({ isFetching }) => isFetching) ? 'failed' : 'loading'
  }
}

function entryOfAnybody(found: AnyRecord, place: number) {
  const { kind, at, href } = found
  return {
    key: `everybody ${place} ${href}`,
    section: 'everybody' as const,
    icon: everybodysIcons[kind],
    ...adminResultWords(found),
    when: at ? realDateText(at) : undefined,
    href,
  }
}

function entryOf(found: SearchResult, place: number) {
  const { kind, at, href } = found
  const when = kind === 'statement' ? undefined : dateText(at)
  return { key: `${place} ${href}`, section: 'records' as const, icon: icons[kind], ...ownResultWords(found), when, href }
}

function useDebounced(typed: string): string {
  const [rested, rest] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => rest(typed), typed === '' ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
