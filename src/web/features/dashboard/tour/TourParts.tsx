/** The tour on the dashboard: its stops, or a button that shows them again, and the note of the open stop. Loaded apart from the screen. */
import { Suspense } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { showsTour, useTour } from './tour-store.ts'

const Card = lazyPart(async () => (await import('./TourCard.tsx')).TourCard)
const Note = lazyPart(async () => (await import('./TourNote.tsx')).TourNote)
const Reopen = lazyPart(async () => (await import('./ReopenButton.tsx')).ReopenButton)

export function TourStops({ account }: { account: Account }) {
  if (!showsTour(account, useTour())) return null
  return (
    <Suspense fallback={null}>
      <Card account={account} />
    </Suspense>
  )
}

export function TourReopen({ account }: { account: Account }) {
  if (showsTour(account, useTour())) return null
  return (
    <Suspense fallback={null}>
      <Reopen />
    </Suspense>
  )
}

export function OpenTourNote({ account }: { account: Account }) {
  const { open } = useTour()
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <Note stop={open} account={account} />
    </Suspense>
  )
}
