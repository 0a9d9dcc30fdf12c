/** An entry of the audit log as a sentence. */
import { useText } from '#web/shared/locale/text.ts'
import { auditSentence, type NamedEntry } from './audit-sentence.ts'

export function AuditSentence({ entry }: { entry: NamedEntry }) {
  return <span className="wrap-anywhere">{auditSentence(useText(), entry)}</span>
}
