/** What to do next with the totals: visitors recompute them, members check their own money; then the certificate. */
import { Button } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { Certificate } from './Certificate.tsx'

/** `onCheck`: null for visitors, who log in first. */
export function CheckMoney({ onCheck }: { onCheck: (() => void) | null }) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        {onCheck ? (
          <>
            <Button icon="shield" onClick={onCheck}>
              {t('proof.verify')}
            </Button>
            <Button variant="secondary" render={<Go to="/verify" />}>
              {t('proof.verify_any')}
            </Button>
          </>
        ) : (
          <>
            <Button icon="shield" render={<Go to="/verify" />}>
              {t('proof.verify_any')}
            </Button>
            <Button variant="secondary" render={<Go to="/login?next=/proof" />}>
              {t('proof.verify')}
            </Button>
          </>
        )}
        <Certificate />
      </div>
      <p className="text-13 text-text-2">{t(onCheck ? 'proof.check_note' : 'proof.visitor_note')}</p>
    </div>
  )
}
