/** The lab room: trials that members have run in their browsers, and saved runs. It calculates nothing and moves no money. */
import type { Queryable } from '#server/store'
import { countTrialsBy, listOwn } from './store.ts'

export { type LabDependencies, labDependencies } from './dependencies.ts'
export { labRoutes } from './routes.ts'
export { eraseLab } from './store.ts'

/** For a member's data export. */
export async function readOwnLab(reader: Queryable, user_id: string) {
  return { trials: await countTrialsBy(reader, user_id), saved_runs: await listOwn(reader, user_id) }
}
