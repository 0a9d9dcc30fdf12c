/** The terms, current and former. */
import { policyPages } from '../../text/policy-pages.tsx'

export const pages = policyPages({ name: 'terms', path: '/terms-and-policy', twins: ['/tos'] })
