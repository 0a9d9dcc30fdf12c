/** Shows the stops of the tour again. */
import { Button } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { reopenTour } from './tour-store.ts'

export function ReopenButton() {
  const t = useText()
  return (
    <Button variant="quiet" size="s" className="-ms-3 justify-self-start" onClick={reopenTour}>
      {t('tour.reopen')}
    </Button>
  )
}
