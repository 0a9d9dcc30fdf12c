/** Signatures of polyglots (a page, a script, an archive), and the scanners' test file. */

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
