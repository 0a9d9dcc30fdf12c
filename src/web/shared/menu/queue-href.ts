/** The screen of a queue, filtered to what waits; null for a queue without one. The app's router provides it to the console. */
import { createContext } from 'react'
import type { QueueName } from './use-admin-overview.ts'

export const QueueHref = createContext<(name: QueueName) => string | null>(() => null)
