/** Why a file is not kept. */
import { type Refused, refuse } from '#kernel/refusal'

export type FileRejected = Refused<'wrong_type' | 'too_large' | 'unavailable'>

const reasons = [
  'pdf_active',
  'pdf_encrypted',
  'pdf_broken',
  'pdf_too_much',
  'file_hides',
  'image_animated',
  'image_broken',
  'image_too_large',
  'file_infected',
] as const

export type RejectionReason = (typeof reasons)[number]

export function rejectFile(reason: RejectionReason): FileRejected {
  const large = reason === 'pdf_too_much' || reason === 'image_too_large'
  return refuse(large ? 'too_large' : 'wrong_type', { reason })
}
