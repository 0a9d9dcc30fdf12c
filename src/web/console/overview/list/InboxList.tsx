/** All records of one kind, below the inbox's tabs. */
import type { ReactNode } from 'react'
import type { ListKind } from '../lists.ts'
import { Applications } from './Applications.tsx'
import { Bonuses } from './Bonuses.tsx'
import { Changes } from './Changes.tsx'
import { Testimonials } from './Testimonials.tsx'

const listOf: Readonly<Record<ListKind, () => ReactNode>> = {
  changes: Changes,
  applications: Applications,
  referrals: Bonuses,
  testimonials: Testimonials,
}

export function InboxList({ kind }: { kind: ListKind }) {
  const List = listOf[kind]
  return <List />
}
