/** Paths excluded from search engines: the API, and screens of members and administrators. */
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

export function robots(origin: string): string {
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
