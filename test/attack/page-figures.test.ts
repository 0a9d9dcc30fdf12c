/** What an operator or a member wrote is text on a rendered page, never markup. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadRenderer } from '../../src/server/http/renderer.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')
const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(2)>'

it('sec/B14 writes figures into pages as text, in attributes too', async () => {
  const renderer = await loadRenderer(WEB)
  if (!renderer) throw new Error('the web is not built')
  const given = { origin: 'https://clearterm.example', live: {} }
  for (const path of ['/', '/contact', '/ar/contact', '/plans', '/plans/gold']) {
    const named = [
      'company_block',
      'support_email',
      'support_phone',
      'ticker_notice',
      'contact_href',
      'name_gold',
      'description_gold',
      'feature1_gold',
    ]
    const sales = { sale_gold: 'on', follows_gold: 'words', feature1_of_gold: 'yes' }
    const live = { ...Object.fromEntries(named.map((name) => [name, HOSTILE])), ...sales }
    const html = renderer.render(path, { ...given, live })
    expect([path, html.includes('&lt;script&gt;alert(1)')]).toEqual([path, true])
    expect([path, html.includes('<script>alert'), html.includes('<img src=x')]).toEqual([path, false, false])
  }
})
