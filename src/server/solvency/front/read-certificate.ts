/** The certificate of the newest epoch, cached by epoch and language, because it is public and drawing is slow. */
import { createHash } from 'node:crypto'
import type { Language } from '#contract/shared/language'
import type { Clock } from '#kernel/clock'
import { singleFlight } from '#kernel/single-flight'
import { parseStatement } from '#proof/index'
import { drawPdf } from '#server/documents'
import type { Queryable } from '#server/store'
import { readNewestEpoch } from '../epoch/epoch-store.ts'
import type { Instance } from '../epoch/instance.ts'
import { signedBy } from '../log/log-store.ts'
import { describeCertificate } from './certificate.ts'
import { readEpochPage } from './front.ts'

type CertificateFile = { readonly epoch: number; readonly bytes: Uint8Array; readonly sha256: string }

type CertificateRoom = {
  readonly database: Queryable
  readonly instance: () => Promise<Instance>
  readonly clock: Clock
  readonly public_url: string
}

/** Null before the first epoch. */
export type CertificateReader = (language: Language) => Promise<CertificateFile | null>

export function openCertificates(room: CertificateRoom): CertificateReader {
  const readers = new Map<Language, () => Promise<CertificateFile | null>>()
  return (language) => {
    const reader = readers.get(language) ?? openCertificate(room, language)
    readers.set(language, reader)
    return reader()
  }
}

function openCertificate(
  { database, instance, clock, public_url }: CertificateRoom,
  language: Language,
): () => Promise<CertificateFile | null> {
  let kept: CertificateFile | null = null
  return singleFlight(async () => {
    const newest = await readNewestEpoch(database.query)
    if (!newest || newest.epoch === kept?.epoch) return kept
    const page = await readEpochPage(database.query, newest.epoch)
    const statement = parseStatement(page?.statement ?? '')
    if (!page || 'refused' in statement) return kept
    const { origin: first, public_key } = await instance()
    const origin = signedBy(page.checkpoint)?.origin ?? first
    const signed = { statement, checkpoint: page.checkpoint, origin, public_key }
    const document = describeCertificate({ ...signed, verify_url: `${public_url}/verify`, generated_at: clock.now() }, language)
    const bytes = await drawPdf(document)
    kept = { epoch: newest.epoch, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    return kept
  })
}
