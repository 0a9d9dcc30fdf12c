/** What is not for search engines: the API, and what only members and administrators see. */
import { ORIGIN } from './origin.ts'

const closed = [
  '/api/',
  '/admin',
  '/dashboard',
  '/transactions',
  '/messages',
  '/profile',
  '/settings',
  '/withdraw',
  '/deposit',
  '/sandbox/',
]

export const robots = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${ORIGIN}/sitemap.xml\n`
