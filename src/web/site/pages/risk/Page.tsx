/** The two-minute read. */
import { policyPages } from '../../text/policy-pages.tsx'

export const pages = policyPages({ name: 'risk', path: '/risk' })
