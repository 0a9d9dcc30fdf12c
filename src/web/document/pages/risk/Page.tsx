/** The two-minute read. */
import { policyPages } from '#web/document/text/policy-pages.tsx'

export const pages = policyPages({ name: 'risk', path: '/risk' })
