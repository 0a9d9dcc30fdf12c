/** What a forecast is not. */
import { Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function NoAdvice() {
  const t = useText()
  return (
    <Note kind="risk" title={t('forecasts.no_advice')}>
      {t('forecasts.no_advice_help')}
    </Note>
  )
}
