/** Script size before a screen is usable: at most 176 kB gzip for the app on the dashboard, charts apart. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { weighRoutes } from '#test/bench/bundle.ts'

const MAX_BYTES = 176_000
const { start, screens } = weighRoutes(process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web'))

it('loads at most 176 kB for the dashboard', () => {
  const dashboard = screens.find(({ screen }) => screen === 'features/dashboard/route.tsx')
  expect(dashboard?.bytes).toBeLessThanOrEqual(MAX_BYTES)
})

it('starts with less than that everywhere, and weighs every screen', () => {
  expect(start).toBeLessThan(MAX_BYTES)
  expect(screens.length).toBeGreaterThan(45)
})
