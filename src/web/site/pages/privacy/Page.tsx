/** The privacy policy. */
import { policyPages } from '#web/site/text/policy-pages.tsx'

export const pages = policyPages({ name: 'privacy', path: '/privacy-policy', twins: ['/privacy'] })
