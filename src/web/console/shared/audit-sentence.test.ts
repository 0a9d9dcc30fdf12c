import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadTexts, switchLanguage } from '#web/shared/locale/language.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { actorText, auditSentence, type NamedEntry } from './AuditSentence.tsx'

const ANNA = '0191b5a0-0000-7000-8000-000000000001'
const entry = (given: Partial<NamedEntry>): NamedEntry =>
  ({
    action: 'user.close',
    actor: ANNA,
    actor_email: null,
    actor_name: null,
    object_kind: 'user',
    object_id: ANNA,
    about_name: null,
    ...given,
  }) as NamedEntry

beforeAll(() => loadTexts(['trail']))
afterAll(() => switchLanguage('en'))

it('says who closed an account: its owner, and not the system', () => {
  expect(auditSentence(textNow(), entry({}))).toBe('Someone whose account is closed closed their own account')
  const closed = entry({ actor: 'other', actor_name: 'First Administrator' })
  expect(auditSentence(textNow(), closed)).toBe('First Administrator closed the account of someone whose account is closed')
  expect(actorText(textNow(), entry({ actor: null }))).toBe('System')
})

it('says an action on one’s own account as such, in each language', async () => {
  const own = entry({ action: 'user.freeze', actor_name: 'Anna Newton', about_name: 'Anna Newton' })
  expect(auditSentence(textNow(), own)).toBe('Anna Newton froze their own account')
  await switchLanguage('de')
  expect(auditSentence(textNow(), own)).toBe('Anna Newton hat das eigene Konto eingefroren')
  await switchLanguage('en')
})

it('names someone without an account only where there was none', () => {
  const asked = entry({ action: 'support.answer', object_kind: 'support_conversation', actor_name: 'Bo', object_id: 'x' })
  expect(auditSentence(textNow(), asked)).toBe('Bo answered someone without an account')
  const published = entry({ action: 'testimonial.publish', object_kind: 'testimonial', actor_name: 'Bo', about_name: 'Anna Newton' })
  expect(auditSentence(textNow(), published)).toBe('Bo published the testimonial of Anna Newton')
})
