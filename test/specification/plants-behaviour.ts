/** Plants for entities, states, validation, roles, calls, errors and constants. */
import type { Plant } from './plants.ts'

export const behaviourPlants: readonly Plant[] = []
