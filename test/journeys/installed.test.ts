/** Clearterm as an installed app: what a browser needs to install it, and what it shows without a connection. */
import { expect, onTestFinished, vi } from 'vitest'
import { openStage } from './browser.ts'
import { smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage({ by_name: true })

smoke('has what a browser asks of an app that can be installed', async () => {
  const { anyone, url } = stage().app
  expect(anyone.token).toBeNull()
  const manifest = await fetch(`${url}/manifest.webmanifest`)
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  const { start_url, display, icons } = (await manifest.json()) as {
    start_url: string
    display: string
    icons: { src: string; type: string }[]
  }
  expect([start_url, display]).toEqual(['/dashboard', 'standalone'])
  for (const { src, type } of icons) {
    const icon = await fetch(`${url}${src}`)
    expect([src, icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type])
  }
  const html = await (await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('rel="manifest" href="/manifest.webmanifest"')
})

smoke('says offline that the server is unreachable, shows no old figure, and recovers by itself', async () => {
  const member = await stage().app.member({ funded: '1234.56' })
  const { page, context, see } = await stage().visit('phone', { with_worker: true })
  onTestFinished(() => context.close())
  await enter(page, member.email, '/dashboard')
  await page.getByText('$1,234.56').first().waitFor()
  await page.evaluate('navigator.serviceWorker.ready')
  await context.setOffline(true)
  // The service worker learns a moment after the page that there is no network.
  await vi.waitFor(async () => {
    await page.goto('/transactions')
    await page.getByRole('heading', { name: 'No connection' }).waitFor({ timeout: 2_000 })
  }, 60_000)
  expect(await page.content()).not.toContain('1,234.56')
  expect(await page.evaluate('caches.keys()')).toEqual([])
  await see('unreached')
  await context.addCookies([{ name: 'language', value: 'ar', url: page.url() }])
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'لا يوجد اتصال' }).waitFor()
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir, document.title]')).toEqual([
    'ar',
    'rtl',
    'لا يوجد اتصال · Clearterm',
  ])
  expect(await page.locator('body').innerText()).not.toMatch(/connection|Sandbox/)
  await see('unreached-arabic')
  await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow()
  expect(await page.evaluate('window.injected')).toBeUndefined()
  await context.clearCookies({ name: 'language' })
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
})
