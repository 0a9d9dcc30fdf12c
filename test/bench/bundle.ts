/** npm run bench:bundle. A table of the app's screens by the script that their first load fetches, gzipped; charts, which come later, apart. */
import { join } from 'node:path'
import { weighRoutes } from './route-weights.ts'

const DIST = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

const { start, screens } = weighRoutes(DIST)
const lines = screens.map(({ screen, bytes, files }) => `| ${screen} | ${kilobytes(bytes)} | ${kilobytes(bytes - start)} | ${files} |`)
process.stdout.write(
  `start: ${kilobytes(start)} kB\n\n| screen | kB gzip | of it the screen's own | files |\n|---|---|---|---|\n${lines.join('\n')}\n`,
)
