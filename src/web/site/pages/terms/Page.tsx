/** The terms, in force and as they were. */
import { policyPages } from '../../text/policy-pages.tsx'

export const pages = policyPages({ name: 'terms', path: '/terms-and-policy', twins: ['/tos'] })
