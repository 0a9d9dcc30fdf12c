/** Facts of the setup: the next step, opened, and the others as rows that open. */
import { Link as RouterLink } from 'react-router'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Card, Chip, type ChipKind, CopyButton, Icon, type IconName, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { foundText, howText } from './finding-text.ts'
import { type Step, stepsOf } from './steps.ts'
import type { SetupFact } from './use-setup.ts'

const looks: Readonly<Record<SetupFact['state'], { readonly kind: ChipKind; readonly icon: IconName; readonly tone: string }>> = {
  missing: { kind: 'pending', icon: 'minus', tone: 'text-warn' },
  advice: { kind: 'info', icon: 'info', tone: 'text-info' },
  done: { kind: 'success', icon: 'check', tone: 'text-gain' },
}

export function NextStep({ fact }: { fact: SetupFact }) {
  const t = useText()
  return (
    <Card eyebrow={t('setup.next')} title={t(`setup.names.${fact.name}`)} titleSize="l" aside={<State fact={fact} />}>
      <NextStepBody fact={fact} />
    </Card>
  )
}

export function NextStepBody({ fact }: { fact: SetupFact }) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch] font-medium wrap-anywhere">{foundText(t, fact)}</p>
      <Explained fact={fact} />
    </div>
  )
}

export function State({ fact: { state } }: { fact: SetupFact }) {
  const t = useText()
  const { kind, icon } = looks[state]
  return (
    <Chip kind={kind} icon={icon}>
      {t(`setup.states.${state}`)}
    </Chip>
  )
}

export function SetupRows({ facts }: { facts: readonly SetupFact[] }) {
  return (
    <ul className="-my-2 divide-y divide-line">
      {facts.map((fact) => (
        <li key={fact.name} className="min-w-0">
          <Row fact={fact} />
        </li>
      ))}
    </ul>
  )
}

function Row({ fact }: { fact: SetupFact }) {
  const t = useText()
  const { icon, tone } = looks[fact.state]
  return (
    <details className="group">
      <summary className="-mx-2 grid min-h-13 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-3 px-2 py-2.5 select-none hover:bg-surface-2 md:grid-cols-[auto_13rem_minmax(0,1fr)_auto]">
        <Icon name={icon} size={16} className={tone} />
        <span className="font-medium">
          {t(`setup.names.${fact.name}`)} <VisuallyHidden>{t(`setup.states.${fact.state}`)}</VisuallyHidden>
        </span>
        <span className="text-14 text-text-2 wrap-anywhere max-md:col-start-2 max-md:row-start-2">{foundText(t, fact)}</span>
        <Icon name="chevron-down" size={16} className="flex-none text-text-2 transition-transform duration-(--d-1) group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-4 ps-7">
        <Explained fact={fact} />
      </div>
    </details>
  )
}

/** Why it matters, what to do, and the exact command, setting or screen. */
function Explained({ fact }: { fact: SetupFact }) {
  const t = useText()
  const acts = useHasRole('administrator')
  const steps = stepsOf(fact)
  const typed = steps.filter((step) => step.kind !== 'screen')
  const screens = steps.filter((step) => step.kind === 'screen')
  const how = howText(t, fact)
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch] text-14 text-text-2">{t(`setup.why.${fact.name}`)}</p>
      {how && <p className="max-w-[60ch] text-14">{how}</p>}
      {typed.length > 0 && (
        <ul className="grid gap-2">
          {typed.map((step) => (
            <Typed key={step.text} step={step} name={t(`setup.names.${fact.name}`)} />
          ))}
        </ul>
      )}
      {typed.some(({ kind }) => kind === 'setting') && <p className="max-w-[60ch] text-14 text-text-2">{t('setup.restart')}</p>}
      {acts && screens.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {screens.map(({ to, label }) => (
            <Button key={to} variant="secondary" size="s" render={<RouterLink to={to} />}>
              {t(label)}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}

function Typed({ step: { kind, text }, name }: { step: Exclude<Step, { readonly kind: 'screen' }>; name: string }) {
  const t = useText()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-3 bg-surface-2 py-1.5 ps-3 pe-1.5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <span className="text-14 text-text-2">{t(`setup.kinds.${kind}`)}</span>
      <code
        translate="no"
        dir="ltr"
        className="font-sans text-14 wrap-anywhere tabular-nums max-sm:col-span-2 max-sm:row-start-2 max-sm:pb-1"
      >
        {text}
      </code>
      <fieldset>
        <legend className="sr-only">{t('setup.copy_of', { name: kind === 'setting' ? (text.split('=')[0] ?? name) : name })}</legend>
        <CopyButton
          text={text}
          label={t('setup.copy')}
          copiedLabel={t('setup.copied')}
          failedLabel={t('setup.copy_failed')}
          variant="quiet"
        />
      </fieldset>
    </li>
  )
}
