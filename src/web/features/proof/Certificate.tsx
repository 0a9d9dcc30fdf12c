/** The signed certificate of the newest epoch, in the language of the screen. */
import { Button } from '#web/kit/index.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Certificate() {
  const t = useText()
  return (
    <Button variant="secondary" icon="file" href={`/api/v1/documents/certificate.pdf?language=${useLanguage()}`}>
      {t('proof.certificate')}
    </Button>
  )
}
