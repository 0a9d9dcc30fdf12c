/**
 * The signed-in user as stored in this browser: names and flags for display. The session itself is an httpOnly cookie that scripts can't
 * read, so this grants nothing; the server checks every call.
 */

import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isStaffRole, type Role } from '#contract/shared/role'
import { drawForNobody, drawnFor, NOTICE, USER_ITEM } from './drawn-for.ts'
import { DRAFTS, type Items, localItems, REASON, sessionItems, UNANSWERED } from './storage.ts'

export type StoredUser = {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly full_name: string
  readonly status: string
  readonly is_admin: boolean
  /** The console access: none, read, work its queues, everything. */
  readonly role: Role
}

/** Whether the user has console access. */
export function isStaff(user: Pick<StoredUser, 'role'> | null): boolean {
  return user !== null && isStaffRole(user.role)
}

/** Where a log-in leads by itself: the console of staff, the overview of members. */
export function homeOf(user: Pick<StoredUser, 'role'>): '/admin' | '/dashboard' {
  return isStaff(user) ? '/admin' : '/dashboard'
}

/** The last public log head seen by this browser: not personal, so it is kept. Without it a check proves less. */
export const SEEN_LOG = 'proof:seen-log'
/** Trials in the lab that the server does not know yet: not personal, and a log-out must not lower the count. */
export const LAB_TRIALS = 'lab:trials'
const PERSISTENT_KEYS = [SEEN_LOG, LAB_TRIALS]
const RESUMED_KEYS = [UNANSWERED, DRAFTS]
/** What the next page says of the end of a session. */
const SAID_KEYS = [REASON, NOTICE]
/** A log-out is seen in all tabs. */
const events = openStorageEvents()
let cached: { readonly text: string | null; readonly user: StoredUser | null } = { text: null, user: null }

export function readStoredUser(): StoredUser | null {
  const text = localItems.read(USER_ITEM)
  if (text !== cached.text) cached = { text, user: parse(text) }
  return cached.user
}

/**
 * Keeps only what screens need and drops the rest of the response. Nothing of another member stays. False: the browser has no place for it.
 */
export function storeUser({ id, email, first_name, last_name, full_name, status, is_admin, role }: StoredUser): boolean {
  if (readStoredUser() && readStoredUser()?.id !== id) clearStored()
  localItems.remove(ENDED)
  for (const name of RESUMED_KEYS) if (!sessionItems.read(name)?.startsWith(`{"member":"${id}"`)) sessionItems.remove(name)
  const text = JSON.stringify({ id, email, first_name, last_name, full_name, status, is_admin, role })
  const saved = localItems.write(USER_ITEM, text) || makeRoom(USER_ITEM, text)
  events.publish()
  return saved
}

/** What can be done without gives way. */
function makeRoom(name: string, text: string): boolean {
  clearStored(readResumed())
  return localItems.write(name, text)
}

export type KeptItems = readonly (readonly [items: Items, name: string, text: string | null])[]

/** What outlives a log-out. Read before the call, because its reply makes the browser clear its storage too. */
export function readKept(): KeptItems {
  return PERSISTENT_KEYS.map((name) => [localItems, name, localItems.read(name)])
}

/** What also outlives a session that ended by itself: what waits for its member's next log-in, each naming the member, and what is said. */
export function readResumed(): KeptItems {
  return [...readKept(), ...[...RESUMED_KEYS, ...SAID_KEYS].map((name) => [sessionItems, name, sessionItems.read(name)] as const)]
}

/** Clears everything stored about a person. Language and colour mode are in cookies and stay. */
export function clearStored(kept: KeptItems = readKept()): void {
  localItems.clear()
  clearTab(kept)
  events.publish()
}

/** The same, of this tab alone. */
export function clearTab(kept: KeptItems = []): void {
  sessionItems.clear()
  for (const [items, name, text] of kept) if (text !== null) items.write(name, text)
}

/** Whose session ended by itself: the member's other tabs keep what was typed in them. */
const ENDED = 'session-ended'

export function hasEnded(member: string | null): boolean {
  return member !== null && localItems.read(ENDED) === member
}

export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(events.subscribe, readStoredUser, () => null)
}

/** Data stored before roles existed has none. */
function withRole(user: StoredUser): StoredUser {
  return { ...user, role: user.role ?? (user.is_admin ? 'administrator' : 'member') }
}

function parse(text: string | null): StoredUser | null {
  if (text === null) return null
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null && 'id' in user && 'email' in user ? withRole(user as StoredUser) : null
  } catch {
    return null
  }
}

/** Subscribers of a value in the browser's storage. Changes in other tabs arrive as storage events. */
export type StorageEvents = { readonly subscribe: (changed: () => void) => () => void; readonly publish: () => void }

export function openStorageEvents(): StorageEvents {
  const subscribers = new Set<() => void>()
  return {
    subscribe: (changed) => {
      subscribers.add(changed)
      window.addEventListener('storage', changed)
      return () => {
        subscribers.delete(changed)
        window.removeEventListener('storage', changed)
      }
    },
    publish: () => {
      for (const subscriber of subscribers) subscriber()
    },
  }
}

/** After a session that ended by itself. */
export function clearEnded(client: QueryClient): void {
  clearUserData(client, [...readResumed(), [localItems, ENDED, drawnFor()]])
}

/** Clears a person's data from the browser: cached responses, local and session storage, worker caches. */
export function clearUserData(client: QueryClient, kept = readKept()): void {
  drawForNobody()
  // First: clearing the cache reports each query's last error again, and a page without a user ignores it.
  clearStored(kept)
  client.clear()
  forgetCaches()
}

/** Our worker caches nothing; an earlier or a later one may. */
export function forgetCaches(): void {
  void deleteCaches().catch(() => {})
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
