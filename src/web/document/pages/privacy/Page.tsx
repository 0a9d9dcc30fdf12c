/** The privacy policy. */
import { policyPages } from '#web/document/text/policy-pages.tsx'

export const pages = policyPages({ name: 'privacy', path: '/privacy-policy', twins: ['/privacy'] })
