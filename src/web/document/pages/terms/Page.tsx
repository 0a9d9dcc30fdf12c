/** The terms, current and former. */
import { policyPages } from '#web/document/text/policy-pages.tsx'

export const pages = policyPages({ name: 'terms', path: '/terms-and-policy', twins: ['/tos'] })
