/** What is planted for the rows whose literal is not in their files as their test has it. */
import type { Plant } from './plant-entry.ts'
import { behaviourPlants } from './plants-behaviour.ts'
import { constantPlants } from './plants-constants.ts'
import { screenPlants } from './plants-screens.ts'

export const plants: readonly Plant[] = [...behaviourPlants, ...constantPlants, ...screenPlants]

export type { Plant } from './plant-entry.ts'
