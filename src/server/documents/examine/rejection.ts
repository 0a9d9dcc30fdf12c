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

/** Never in legitimate pictures or documents; each is too long to occur by chance in ten million bytes. */
const SIGNS: readonly string[] = ['<script', '<html', '<!doctype', '<svg', '<?php', '<iframe', '<body', 'javascript:', '#!/bin/']
/** EICAR's test file, split so that scanners don't flag this source. */
const TEST_FILE = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'))
/** The end of a ZIP's directory, searched from the file's end: at most its own length and a comment's. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_TAIL_BYTES = 65_557 + 22

export function hasTestFile(bytes: Buffer): boolean {
  return bytes.includes(TEST_FILE)
}

export function isPolyglot(bytes: Buffer): boolean {
  if (hasTestFile(bytes)) return true
  if (bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END)) return true
  const lower = bytes.toString('latin1').toLowerCase()
  return SIGNS.some((sign) => lower.includes(sign))
}
