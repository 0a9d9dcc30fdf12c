/** The models that run, as rows: a new version is released when it first runs, and what no longer runs is retired. */
import { createHash } from 'node:crypto'
import { GAMMA } from '#forecast/conformal'
import { ENSEMBLE, TARGET } from '#forecast/daily/state'
import { models } from '#forecast/models/catalogue'
import type { Queryable } from '#server/store'

export type RunningModel = { readonly code: string; readonly version: number; readonly parameters: Readonly<Record<string, number>> }

/** The ensemble's own version; that of its members is theirs. */
const ENSEMBLE_VERSION = 1

export const running: readonly RunningModel[] = [
  { code: ENSEMBLE, version: ENSEMBLE_VERSION, parameters: { target: TARGET, gamma: GAMMA, models: models.length } },
  ...models.map(({ id, version, parameters }) => ({ code: id, version, parameters })),
]

export function parametersHash({ code, version, parameters }: RunningModel): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([code, version, parameters]))
    .digest()
}

/** The row of each running model by its code. */
export async function releaseModels(tx: Queryable, now: Date): Promise<ReadonlyMap<string, number>> {
  const given = JSON.stringify(running.map((one) => ({ ...one, hash: parametersHash(one).toString('hex') })))
  await tx.query(
    `INSERT INTO forecast_model (code, version, parameters_hash, released_at)
     SELECT code, version, decode(hash, 'hex'), $2 FROM jsonb_to_recordset($1) AS r (code text, version integer, hash text)
     ON CONFLICT (code, version) DO NOTHING`,
    [given, now],
  )
  await tx.query(
    `UPDATE forecast_model m SET retired_at = greatest($2, released_at) WHERE retired_at IS NULL AND NOT EXISTS
       (SELECT FROM jsonb_to_recordset($1) AS r (code text, version integer) WHERE r.code = m.code AND r.version = m.version)`,
    [given, now],
  )
  const rows = await tx.query<{ id: number; code: string }>('SELECT id, code FROM forecast_model WHERE retired_at IS NULL')
  return new Map(rows.map(({ id, code }) => [code, id]))
}
