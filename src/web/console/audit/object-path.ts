/** The path of an entry's object; null if it has no screen. */

type Of = { readonly object_kind: string; readonly object_id: string | null }

const one: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/admin/user/${id}`,
  transaction: (id) => `/admin/transaction?id=${id}`,
  plan: (id) => `/admin/plans/${encodeURIComponent(id)}`,
  wallet: (id) => `/admin/wallets/${id}`,
  treasury: (id) => `/admin/treasury?account=${encodeURIComponent(id)}#postings`,
}
const all: Readonly<Record<string, string>> = {
  announcement: '/admin/announcements',
  'business-date': '/admin/settings',
  invite: '/admin/team',
  ira_application: '/admin/retirement',
  settings: '/admin/settings',
  testimonial: '/admin/testimonials',
}

export function objectPath({ object_kind, object_id }: Of): string | null {
  return (object_id === null ? undefined : one[object_kind]?.(object_id)) ?? all[object_kind] ?? null
}
