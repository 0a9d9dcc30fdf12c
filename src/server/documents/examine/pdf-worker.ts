/** The thread that looks into PDFs: one question, one answer; what it may use of memory its starter limits. */
import { parentPort } from 'node:worker_threads'
import { judgePdf } from './pdf.ts'
import type { Reason } from './refused.ts'

export type Verdict = { readonly reason: Reason | null }

parentPort?.on('message', (bytes: Uint8Array) => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tell = (reason: Reason | null): void => parentPort?.postMessage({ reason } satisfies Verdict)
  judgePdf(whole).then(tell, () => tell('pdf_broken'))
})
