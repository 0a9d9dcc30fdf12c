/** The worker that examines PDFs, one request at a time; its creator limits its memory. */
import { parentPort } from 'node:worker_threads'
import { validatePdf } from './pdf.ts'
import type { RejectionReason } from './rejection.ts'

export type Verdict = { readonly reason: RejectionReason | null }

parentPort?.on('message', (bytes: Uint8Array) => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const send = (reason: RejectionReason | null): void => parentPort?.postMessage({ reason } satisfies Verdict)
  validatePdf(whole).then(send, () => send('pdf_broken'))
})
