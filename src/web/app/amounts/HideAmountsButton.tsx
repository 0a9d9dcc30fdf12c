/** The eye: pressed while amounts are hidden. Its name stays the same, as that of a switch must. */
import { useText } from '#web/locales/text.ts'
import { Button, Icon, join, VisuallyHidden } from '#web/ui/index.ts'
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
