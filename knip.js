/** Where code starts, for Knip (decision 094). What is marked `!` ships. */
import { readFileSync } from 'node:fs'

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** With `--production` it asks what only tests use: such an export says `@internal`. A unit test may use a function that its own file uses too. */
const shipped = process.argv.includes('--production')

export default {
  entry: [
    'src/server/main.ts!',
    'src/**/*{worker,thread}.ts!',
    // The build takes texts by their names.
    'src/{web/texts,content}/??/*.ts!',
    'src/web/offline/words.ts!',
    'src/web/{document/{render.tsx,{page,screen}-entry.ts},all-screens.ts,app/main.tsx,docs/main.ts,gallery/main.tsx,offline/main.ts}!',
    'src/web/{offline/page,styles/site}.css!',
    'src/web/mode.js!',
    'scripts/web/offline-page.ts!',
    'scripts/{*.mjs,steps/empty-database.mjs,web/react-first.ts}!',
    'tools/{*.ts,words/status.ts,verify/*.mjs}!',
    'test/bench/{*.ts,parts/bare.mjs}',
    'vitest.config.ts',
    '{src,test}/**/*.test.{ts,tsx}',
    'test/{**/run,attack/scanners,cluster/pitr,specification/plant,support/global-setup}.ts',
    'test/{stores/hold,support/*}.mjs',
  ],
  project: ['src/**/*.{ts,tsx,css}!', '!src/**/*.test.{ts,tsx}!', '{test,tools,scripts}/**/*.{ts,tsx,mjs}'],
  paths: Object.fromEntries(Object.entries(imports).map(([name, to]) => [name, [to.source ?? to]])),
  // Used by path: programs, and files of a font, flags and a script.
  ignoreDependencies: [
    '@biomejs/biome',
    '@fontsource/ibm-plex-sans-arabic',
    /^@fontsource-variable\//,
    '@typescript/native',
    'accessibility-checker-engine',
    'axe-core',
    'country-flag-icons',
    'html_codesniffer',
    'squawk-cli',
  ],
  // Its configuration asks for a built server.
  vitest: false,
  exclude: ['binaries'],
  ignoreExportsUsedInFile: shipped,
  // Measures the simulator, for its test and its bench.
  ignoreFiles: shipped ? ['src/trading/simulator/moments.ts'] : [],
  // A room's tests enter it by its index.
  ignoreIssues: shipped ? { 'src/**/index.ts': ['exports', 'types'] } : {},
}
