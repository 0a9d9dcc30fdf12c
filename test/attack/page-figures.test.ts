/** What an operator or a member wrote is text on a rendered page, never markup. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadRenderer } from '../../src/server/http/pages/renderer.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')
const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
const PLAN = {
  id: 'gold',
  index: 4,
  name: HOSTILE,
  description: HOSTILE,
  landing_name: HOSTILE,
  bot_version: null,
  availability: 'not_offered',
  features: [HOSTILE],
  risk_line: HOSTILE,
}

it('sec/B14 writes figures and answers into pages as text, in attributes too', async () => {
  const answers: Readonly<Record<string, unknown>> = { '/api/v1/plans': { data: [PLAN] }, '/api/v1/plans/gold': { data: PLAN } }
  const renderer = await loadRenderer(WEB, async (url) => {
    const answer = answers[url]
    return answer ? { status: 200, text: JSON.stringify(answer) } : { status: 404, text: '{}' }
  })
  if (!renderer) throw new Error('the web is not built')
  const named = ['company_block', 'support_email', 'support_phone', 'ticker_notice', 'contact_href']
  const live = Object.fromEntries(named.map((name) => [name, HOSTILE]))
  for (const path of ['/', '/pricing', '/contact', '/ar/contact', '/plans', '/plans/gold']) {
    const page = renderer.pages.get(path)
    const html =
      page?.render({
        language: page.language ?? 'en',
        origin: 'https://clearterm.example',
        live,
        plans: [PLAN as never],
        data: await page.read(),
      }) ?? ''
    expect([path, html.includes('&lt;script&gt;alert(1)')]).toEqual([path, true])
    expect([path, html.includes('<script>alert'), html.includes('<img src=x')]).toEqual([path, false, false])
  }
})
