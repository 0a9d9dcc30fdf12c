/** Why a file is not kept, in a sentence for the person who sent it. */
import { type Refused, refuse } from '#kernel/refusal'

export type FileRefused = Refused<'wrong_type' | 'too_large' | 'unavailable'>

const PRINT = 'Print it to a new PDF, or send a picture of it.'

export const reasons = {
  pdf_active: `This PDF has scripts, actions, forms that run or attached files. ${PRINT}`,
  pdf_encrypted: `This PDF is locked with a password. ${PRINT}`,
  pdf_broken: `This PDF cannot be read. ${PRINT}`,
  pdf_too_much: `This PDF has too many pages or unpacks to too much. ${PRINT}`,
  hidden: 'This file holds something besides what its name says.',
  animated: 'Moving pictures are not accepted.',
  image_broken: 'This picture cannot be read.',
  image_too_large: 'This picture has more than 40 million pixels.',
  infected: 'A virus scanner refuses this file.',
} as const

export type Reason = keyof typeof reasons

export function refuseFile(reason: Reason): FileRefused {
  const large = reason === 'pdf_too_much' || reason === 'image_too_large'
  return refuse(large ? 'too_large' : 'wrong_type', { message: reasons[reason] })
}
