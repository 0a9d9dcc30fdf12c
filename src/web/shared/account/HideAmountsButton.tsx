/** The eye button: pressed while amounts are hidden. Its name stays constant, as a toggle's must. */

import { Button, Icon, join, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useHideAmounts } from './use-hide-amounts.ts'

export function HideAmountsButton({ className }: { className?: string }) {
  const t = useText()
  const { hidden, toggle } = useHideAmounts()
  return (
    <Button variant="quiet" aria-pressed={hidden} onClick={toggle} className={join('w-(--h-control) px-0!', className)}>
      <Icon name={hidden ? 'eye-off' : 'eye'} />
      <VisuallyHidden>{t('shell.hide_amounts')}</VisuallyHidden>
    </Button>
  )
}
