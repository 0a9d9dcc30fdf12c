/** The settings of a search or a walk-forward: rule, parameters to try, coins, days, costs. */
import { useState } from 'react'
import { Button, Card, Field, FilterTabs, Form, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CoinField, CostField, DateFields } from '../LabForm.tsx'
import type { Closes } from '../lab-messages.ts'
import { parameterName, ruleAbout, ruleName } from './rule-words.ts'
import {
  BOUNDS,
  firstStudy,
  readStudy,
  type Study,
  type StudyDraft,
  type StudyErrors,
  type StudyKind,
  searchedRules,
} from './study-setup.ts'

type Props = { kind: StudyKind; own: Closes | null; working: boolean; onStart: (study: Study) => void }
type Part = { readonly draft: StudyDraft; readonly wrong: StudyErrors; readonly change: (part: Partial<StudyDraft>) => void }

export function StudyForm({ kind, own, working, onStart }: Props) {
  const t = useText()
  const [draft, setDraft] = useState(() => firstStudy(kind))
  const [wrong, setWrong] = useState<StudyErrors>({})
  const send = () => {
    const read = readStudy(kind, draft, own)
    setWrong('wrong' in read ? read.wrong : {})
    if ('study' in read) onStart(read.study)
  }
  const part: Part = { draft, wrong, change: (some) => setDraft((known) => ({ ...known, ...some })) }
  return (
    <Card title={t(`evidence.${kind}.form`)}>
      <Form className="grid gap-4" onSubmit={send}>
        <p className="max-w-[72ch] text-14 text-text-2">{t(`evidence.${kind}.lead`)}</p>
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-8 [&>*]:min-w-0">
          <div className="grid gap-4">
            <RuleField {...part} />
            <TryFields {...part} kind={kind} />
          </div>
          <div className="grid gap-4">
            {!own && <CoinField {...part} />}
            {!own && <DateFields {...part} />}
            <CostField {...part} />
          </div>
        </div>
        <Button type="submit" acts={false} icon="chart" working={working} workingLabel={t('common.wait')} className="sm:justify-self-start">
          {t(`evidence.${kind}.start`)}
        </Button>
      </Form>
    </Card>
  )
}

function RuleField({ draft, change }: Part) {
  const t = useText()
  const names = searchedRules.find((rule) => rule === draft.rule)
  return (
    <Field
      label={t('evidence.rule')}
      hint={names && `${ruleAbout(t, names)} ${t('evidence.rule_hint', { names: parameterName(t, names) })}`}
    >
      <Select value={draft.rule} onChange={(event) => change({ rule: event.target.value as StudyDraft['rule'] })}>
        {searchedRules.map((rule) => (
          <option key={rule} value={rule}>
            {ruleName(t, rule)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function TryFields({ draft, wrong, change, kind }: Part & { kind: StudyKind }) {
  const t = useText()
  const number = (name: 'trials' | 'fit' | 'test') => {
    const [least, most] = BOUNDS[name]
    return (
      <Field
        key={name}
        label={t(name === 'trials' ? 'evidence.trials.label' : `evidence.${name}`)}
        error={wrong[name] && t('evidence.number_wrong', { least, most })}
      >
        <TextInput inputMode="numeric" value={draft[name]} onChange={(event) => change({ [name]: event.target.value })} />
      </Field>
    )
  }
  if (kind === 'walk_forward') return <div className="grid gap-4 sm:grid-cols-3">{(['trials', 'fit', 'test'] as const).map(number)}</div>
  return (
    <>
      <Field group label={t('evidence.method')} hint={t(`evidence.method_hints.${draft.method}`)}>
        <FilterTabs
          label={t('evidence.method')}
          value={draft.method}
          onChange={(method) => change({ method })}
          tabs={(['grid', 'random'] as const).map((value) => ({ value, label: t(`evidence.methods.${value}`) }))}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {number('trials')}
        <Field label={t('lab.seed')} error={wrong.seed && t('lab.seed_wrong')}>
          <TextInput inputMode="numeric" value={draft.seed} onChange={(event) => change({ seed: event.target.value })} />
        </Field>
      </div>
    </>
  )
}
