/** The models that are run, in the order of their table. `ewma` is the one that the others are measured against. */
import type { Model } from '../model.ts'
import { ewma, month, yesterday } from './baselines.ts'
import { garch } from './garch.ts'
import { har } from './har.ts'
import { network } from './network.ts'

export const models: readonly Model[] = [yesterday, month, ewma, har, garch, network]
export const REFERENCE = ewma.id
