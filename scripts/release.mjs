/**
 * `npm run release -- --cut`: makes the Unreleased section of CHANGELOG.md the one of the version in package.json, dated today.
 * `npm run release -- [--out FOLDER] [--no-tag]`: builds the commit twice in separate folders, compares the two archives byte by byte, and
 * leaves archive, bill of materials (CycloneDX) and checksums in `release/`, signed with the SSH key that RELEASE_SIGNING_KEY names. Then
 * it tags the commit with the version of package.json. Without a key it only builds, with --no-tag.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOut, git } from './steps/check-out.mjs'
import { checkNode, install } from './steps/install.mjs'
import { giveUp, ROOT, run } from './steps/run.mjs'
import { sign, signerFault } from './steps/sign.mjs'

const flag = { type: 'boolean', default: false }
const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' }, 'no-tag': flag, cut: flag } })
/** Of a section of CHANGELOG.md, headings included: more is not read. */
const MAX_LINES = 60
const CHANGELOG = join(ROOT, 'CHANGELOG.md')
checkNode()
const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
if (values.cut) {
  const text = await readFile(CHANGELOG, 'utf8')
  const fault = sectionFault(text, 'Unreleased') ?? (linesOf(text, version) && `CHANGELOG.md has a section ${version} already.`)
  if (fault) giveUp(fault)
  const heading = `## [${version}] - ${new Date().toISOString().slice(0, 10)}`
  await writeFile(CHANGELOG, text.replace(/^## \[Unreleased\]$/m, `## [Unreleased]\n\n${heading}`))
  process.exit()
}
const signing_key = process.env.RELEASE_SIGNING_KEY
if (!signing_key && !values['no-tag'])
  giveUp('A release is signed: RELEASE_SIGNING_KEY must be the path of an SSH key. Only --no-tag builds without.')
const no_signer = signing_key ? signerFault(signing_key) : null
if (no_signer !== null) giveUp(no_signer)
const tag = `v${version}`
if (git('status', '--porcelain') !== '') giveUp('The working copy has changes: commit them first.')
const commit = git('rev-parse', 'HEAD')
const tagged = git('tag', '--list', tag) && git('rev-parse', `${tag}^{commit}`)
if (!values['no-tag'] && tagged && tagged !== commit) giveUp(`${tag} is another commit already: raise the version in package.json.`)
if (!values['no-tag']) {
  const text = await readFile(CHANGELOG, 'utf8')
  const bare = git('tag', '--list', 'v*')
    .split('\n')
    .find((one) => one && !linesOf(text, one.slice(1)))
  const fault = sectionFault(text, version) ?? (bare && `CHANGELOG.md has no section of the tag ${bare}.`)
  if (fault) giveUp(fault)
}
await install()

const work = await mkdtemp(join(tmpdir(), 'clearterm-release-'))
const name = `clearterm-${version}-${process.platform}-${process.arch}`
try {
  const first = await archive('first')
  const second = await archive('second')
  if (first.sha256 !== second.sha256) giveUp(`The two builds differ:\n${await differences()}`)
  const out = resolve(values.out)
  await mkdir(out, { recursive: true })
  await copyFile(first.path, join(out, `${name}.tar.gz`))
  await writeFile(join(out, `${name}.cdx.json`), execFileSync(process.execPath, ['scripts/run.mjs', 'tools/sbom.ts'], { cwd: ROOT }))
  const sums = await Promise.all([`${name}.tar.gz`, `${name}.cdx.json`].map(async (file) => `${await hashOf(join(out, file))}  ${file}\n`))
  await writeFile(join(out, 'SHA256SUMS'), sums.join(''))
  await rm(join(out, 'SHA256SUMS.sig'), { force: true })
  const unsigned = signing_key ? sign(out, signing_key) : null
  if (unsigned !== null) giveUp(unsigned)
  if (!values['no-tag'] && !tagged) git('tag', '--annotate', '--message', `Clearterm ${version}`, tag)
  process.stdout.write(`${sums.join('')}Two builds of ${commit} are byte-identical. The build is ${first.build}.\n`)
  process.stdout.write(signing_key ? 'SHA256SUMS.sig signs SHA256SUMS.\n' : 'UNSIGNED: this is no release.\n')
} finally {
  await rm(work, { recursive: true, force: true })
}

/** The lines of one section that say something; null without it. Versions have a date. */
function linesOf(text, name) {
  const dated = name === 'Unreleased' ? '' : ' - \\d{4}-\\d\\d-\\d\\d'
  const [, section] = new RegExp(`^## \\[${name.replaceAll('.', '\\.')}\\]${dated}$([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text) ?? []
  return section === undefined ? null : section.split('\n').filter((line) => line.trim() !== '')
}

/** Null: a reader learns from it what changed, without reading for long. */
function sectionFault(text, name) {
  const lines = linesOf(text, name)
  if (!lines) return `CHANGELOG.md has no section "## [${name}]"${name === 'Unreleased' ? '' : ' with a date: npm run release -- --cut'}.`
  if (lines.every((line) => line.startsWith('#'))) return `The section ${name} of CHANGELOG.md is empty.`
  return lines.length > MAX_LINES ? `The section ${name} of CHANGELOG.md has ${lines.length} lines, more than ${MAX_LINES}.` : null
}

/** From a checkout of its own, with dependencies of its own. */
async function archive(which) {
  const source = join(work, which, 'source')
  const folder = join(work, which, name)
  await checkOut(commit, source)
  if ((await run(process.execPath, [join(source, 'scripts/pack.mjs'), folder], {}, ['ignore', 2, 'inherit'])) !== 0)
    giveUp('The build failed.')
  const path = join(work, `${which}.tar.gz`)
  const time = git('show', '--no-patch', '--format=%ct', commit)
  const fixed = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', `--mtime=@${time}`, '--format=gnu']
  execFileSync('tar', ['-c', ...fixed, '--use-compress-program=gzip -9n', '-f', path, '-C', join(work, which), name])
  return { path, sha256: await hashOf(path), build: await hashOf(join(folder, 'SHA256SUMS')) }
}

async function differences() {
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async (which) => new Set((await readFile(join(work, which, name, 'SHA256SUMS'), 'utf8')).split('\n'))),
  )
  const lines = [...first].filter((line) => !second.has(line)).concat([...second].filter((line) => !first.has(line)))
  return lines.slice(0, 20).join('\n') || 'the files are the same, the archives are not'
}

async function hashOf(path) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}
