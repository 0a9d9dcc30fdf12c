/**
 * npm run manual: retakes the screenshots of the user manual, from a fresh instance with one member, in Debian's Chromium (CHROMIUM_PATH
 * names another). They are committed; the server prints them. Needs `npm start` once, for dist/web; WEB_BUILD names another build. `npm
 * run manual -- buy check` retakes only the screenshots of these sections.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { readConfig } from '#config'
import { type Clock, systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { serveWeb } from '#server/http'
import { migrate, openDatabase } from '#server/store'
import { chromiumPath } from '../scripts/steps/chromium.mjs'
import { assemble } from '../src/server/assemble.ts'
import { type ManualPicture, manualPictures, pictureFile } from '../src/server/documents/manual-pictures.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../dist/web')
const SECRET_KEY = 'a secret key for pictures alone, long enough'
const EMAIL = 'ada@member.example'
/** Wide enough for the menu beside the screen, and no wider: a page of paper is narrow. */
const SIZE = { width: 1180, height: 760 }
const QUALITY = 62
/** What comes by streams never ends; a screen's own figures are there by then. */
const SETTLE_MS = 1_500
/** For a machine with other work to do. */
const PATIENCE_MS = 180_000
const PICTURE_WIDTH = 1000
/** The member bought this long ago, so that there is something to see. */
const AGO_MS = 11 * 86_400_000

async function main(sections: readonly string[]): Promise<void> {
  const wanted = manualPictures.filter(({ section }) => sections.length === 0 || sections.includes(section))
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-manual-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, SECRET_KEY })
  if (isRefused(config)) throw new Error(config.detail)
  const database = await openDatabase(config)
  if (isRefused(database)) throw new Error(database.detail)
  await migrate(database)
  const { clock, comeBack } = openClock()
  const assembly = assemble({ config, database, clock, secret_key: SECRET_KEY, log: false })
  await assembly.seed()
  await serveWeb(assembly.app, { dist_dir: WEB, site: { origin: config.public_url, live: assembly.siteFigures } })
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  try {
    await openMember({ url, mailbox_key: assembly.mailbox_key, settled: () => assembly.dispatcher.drain() }, EMAIL)
    comeBack()
    for (const { name, run } of assembly.jobs) if (name === 'epoch' || name === 'prices') await run()
    await takeAll(url, wanted)
  } finally {
    await assembly.app.close()
    await assembly.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A clock fixed in the past until it is reset. */
function openClock(): { clock: Clock; comeBack: () => void } {
  let ago = AGO_MS
  return {
    clock: { now: () => new Date(systemClock.now().getTime() - ago), monotonic: systemClock.monotonic },
    comeBack: () => {
      ago = 0
    },
  }
}

async function takeAll(url: string, wanted: readonly ManualPicture[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    for (const who of ['visitor', 'member'] as const) {
      const context = await browser.newContext({ viewport: SIZE, baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' })
      await context.addCookies([{ name: 'mode', value: 'light', url }])
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      if (who === 'member') await logIn(page)
      for (const picture of wanted.filter((one) => one.who === who)) {
        await page.goto(picture.path)
        const known = page.getByText(picture.shows).filter({ visible: true }).first()
        await known.waitFor()
        await page.waitForTimeout(SETTLE_MS)
        await known.scrollIntoViewIfNeeded()
        const shot = await page.screenshot({ animations: 'disabled' })
        const small = await sharp(shot).resize(PICTURE_WIDTH).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
        writeFileSync(pictureFile(picture.section), small)
        process.stdout.write(`${picture.section} ${picture.path} ${small.length} bytes\n`)
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
}

await main(process.argv.slice(2))

export const PASSWORD = 'a long phrase for pictures, 2026'

type Reply = { readonly data?: unknown }

type Platform = { readonly url: string; readonly mailbox_key: string | null; settled(): Promise<unknown> }

/** One member with paper money and an open plan, created through the API. */
export async function openMember({ url, mailbox_key, settled }: Platform, email: string): Promise<void> {
  const anyone = caller(url, null)
  const names = { first_name: 'Ada', last_name: 'Lovelace', gender: 'female', phone: '+14155550100' }
  await anyone('POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true })
  await settled()
  const { data: mails } = await anyone('GET', `/sandbox/mailbox?to=${encodeURIComponent(email)}&key=${mailbox_key}`)
  const code = (mails as { text: string }[]).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((one) => one !== undefined)
  await anyone('PATCH', '/auth/verify-otp', { email, code })
  const { data } = await anyone('POST', '/auth/login', { email, password: PASSWORD })
  const member = caller(url, (data as { token: string }).token)
  const made = await member('POST', '/private/user/deposit', { amount: '2500', payment_method: 'card' })
  const { transaction } = made.data as { transaction: { _id: string } }
  await member('POST', `/private/user/deposit/${transaction._id}/pay`, { outcome: 'approve' })
  await member('POST', '/private/user/investment', { plan: 'diamond', amount: '800' })
}

function caller(url: string, token: string | null) {
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as Reply
  }
}
