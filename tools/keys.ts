/**
 * npm run keys: which key the database uses, and what each given key still seals. Changes nothing. A former key may be taken out of
 * SECRET_KEY when it seals nothing more and the log is signed by the newest one.
 */
import { readConfig } from '#config'
import { isRefused } from '#kernel/refusal'
import { readInstance } from '#server/solvency'
import { countSealed, keysIn, loadSecretKey, openDatabase, placeOfGeneration, readGenerations } from '#server/store'
import { sealedValues } from '../src/server/rooms.ts'

async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (isRefused(config)) return tell(config.detail ?? 'The environment is not valid.')
  const database = await openDatabase({ ...config, patient: true })
  if (isRefused(database)) return tell(database.detail)
  try {
    const secret_key = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
    if (isRefused(secret_key)) return tell(secret_key.detail)
    const generations = await readGenerations(database.query)
    const counts = await countSealed(database.query, secret_key, sealedValues)
    const places = keysIn(secret_key).map((_, place) => place)
    for (const place of [...places, -1]) {
      const generation = generations.find((one) => placeOfGeneration(secret_key, one) === place)
      const sealed = [...(counts.get(place) ?? [])]
      if (place < 0 && sealed.length === 0) continue
      const name =
        place < 0
          ? 'a key that is missing'
          : `key ${place + 1}${generation ? `, in use since ${generation.since.toISOString()}` : ', not used yet'}`
      process.stdout.write(`${name}: seals ${sealed.map(([table, count]) => `${count} in ${table}`).join(', ') || 'nothing'}\n`)
    }
    const { next_log_key } = await readInstance(database, secret_key)()
    process.stdout.write(`The public log is signed by ${next_log_key ? 'a former key; the next epoch hands it over' : 'a key in use'}.\n`)
    return counts.has(-1) ? 1 : 0
  } catch (error) {
    return tell(`The keys cannot be compared: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    await database.close()
  }
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
