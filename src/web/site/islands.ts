/** Parts that come to life: name, and the code that is fetched when one comes into view. */
import type { ComponentType } from 'react'

type Loaded = Promise<ComponentType<Record<string, unknown>>>

export const islands = {} as const satisfies Record<string, () => Loaded>

export type IslandName = keyof typeof islands
