/** A saved run. */
import type { lab } from '#contract/lab'
import type { BodyOf } from '#contract/shared/define'

type Body = BodyOf<typeof lab.saveLabRun>

export type RunFigures = Body['figures']
/** In the database its instants are texts. */
export type RunInputs<Instant = Date> = Omit<Body, 'figures' | 'first_at' | 'last_at'> & {
  readonly first_at: Instant
  readonly last_at: Instant
}

export type LabRun = {
  readonly id: string
  readonly inputs: RunInputs
  readonly figures: RunFigures
  readonly trials: number
  readonly created_at: Date
}
