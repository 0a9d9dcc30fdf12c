/**
 * npm run --silent sbom [-- --licences]: writes what package-lock.json locks to the standard output, as a CycloneDX 1.6 document in JSON;
 * with
 * `--licences` one line for each licence of what ships instead, with its packages.
 */
import { parseArgs } from 'node:util'
import { describeLock, type Lock, packagesOf, readLock } from './sbom/cyclonedx.ts'

function listLicences(lock: Lock): string {
  const shipped = packagesOf(lock).filter(({ dev }) => !dev)
  const groups = new Map<string, Set<string>>()
  for (const { license = 'no licence named', name } of shipped) groups.set(license, (groups.get(license) ?? new Set()).add(name))
  const lines = [...groups].map(([licence, names]) => `${licence}: ${[...names].sort().join(', ')}`)
  return lines.sort().join('\n')
}

const { licences } = parseArgs({ options: { licences: { type: 'boolean' } } }).values
const lock = await readLock('package-lock.json')
process.stdout.write(`${licences ? listLicences(lock) : JSON.stringify(describeLock(lock), null, 2)}\n`)
