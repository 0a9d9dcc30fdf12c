/** Which step of the form this is, in words and as bars. */
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const STEPS = [1, 2] as const

export function StepBars({ step }: { step: (typeof STEPS)[number] }) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <output className="text-13 text-text-2">{t('auth.sign_up.step', { step, last: STEPS.length })}</output>
      <div aria-hidden="true" className="flex gap-1.5">
        {STEPS.map((one) => (
          <span key={one} className={join('h-1 flex-1 rounded-full', one <= step ? 'bg-accent-fill' : 'bg-surface-3')} />
        ))}
      </div>
    </div>
  )
}
