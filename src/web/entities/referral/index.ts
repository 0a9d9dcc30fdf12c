export { type Referral, useReferral } from './referral-query.ts'
