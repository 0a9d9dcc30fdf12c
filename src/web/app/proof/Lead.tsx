/** What is proved, and the ways to a check of one's own and to the newest certificate. */
import { useLanguage } from '#web/locales/language.ts'
import { useText } from '#web/locales/text.ts'
import { useStoredUser } from '#web/session/index.ts'
import { Button } from '#web/ui/index.ts'
import { Go } from '../../go.tsx'

export function Lead({ certificate }: { certificate?: boolean }) {
  const t = useText()
  const language = useLanguage()
  const user = useStoredUser()
  return (
    <div className="grid gap-4">
      <p className="max-w-[72ch] text-16 text-text-2">{t('proof.lead')}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="shield" render={<Go to="/verify" />}>
          {t(user ? 'proof.verify' : 'proof.verify_any')}
        </Button>
        {certificate && (
          <Button variant="secondary" icon="file" href={`/api/v1/documents/certificate.pdf?language=${language}`}>
            {t('proof.certificate')}
          </Button>
        )}
      </div>
    </div>
  )
}
