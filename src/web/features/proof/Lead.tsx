/** Introduces the proof, with links to the member's own check and to the newest certificate. */

import { Button } from '#web/kit/index.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { useStoredUser } from '#web/shared/session/index.ts'

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
