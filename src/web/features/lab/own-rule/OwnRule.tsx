/** The editor of an own rule: form and text of one program side by side, and the rule in words. */
import { useMemo, useRef, useState } from 'react'
import { exampleIds, examples, type Program, printProgram, readProgram } from '#trading/language/index'
import { Field, FilterTabs, join, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { OwnRuleDraft } from '../setup.ts'
import { RuleForm } from './RuleForm.tsx'
import { RuleText, sentencesOf } from './RuleText.tsx'

type Props = { rule: OwnRuleDraft; onChange: (rule: OwnRuleDraft) => void; error?: string | undefined }
type View = 'form' | 'text'

export function OwnRule({ rule: { text }, onChange, error }: Props) {
  const t = useText()
  const [view, setView] = useState<View>('form')
  const { program, problems } = useMemo(() => readProgram(text), [text])
  const last = useRef<string>(program ? text : examples.equal)
  const change = (next: string) => {
    const read = readProgram(next)
    if (read.program) last.current = next
    onChange({ text: next, valid: read.program !== null && read.problems.length === 0 })
  }
  const pane = (name: View) => join('min-w-0 content-start gap-4', view === name ? 'grid' : 'hidden xl:grid')
  return (
    <section aria-label={t('strategy.title')} className="grid min-w-0 gap-4 border-t border-line pt-4">
      <div className="grid gap-1">
        <h3 className="font-head text-16 font-bold">{t('strategy.title')}</h3>
        <p className="max-w-[72ch] text-14 text-text-2">{t('strategy.lead')}</p>
      </div>
      <ExampleField text={text} onChange={change} />
      <FilterTabs
        className="xl:hidden"
        label={t('strategy.view')}
        value={view}
        onChange={setView}
        tabs={(['form', 'text'] as const).map((value) => ({ value, label: t(`strategy.${value}`) }))}
      />
      <div className="grid min-w-0 gap-6 xl:grid-cols-2 xl:gap-8">
        <div className={pane('form')}>
          <RuleForm
            program={program}
            problems={problems}
            onChange={(next) => change(printProgram(next))}
            onRestore={() => change(last.current)}
          />
        </div>
        <div className={pane('text')}>
          <RuleText text={text} problems={problems} error={error} onChange={change} />
        </div>
      </div>
      {program && problems.length === 0 && <InWords program={program} />}
    </section>
  )
}

/** Its value is the example that the text still is. */
function ExampleField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useText()
  const chosen = exampleIds.find((id) => examples[id] === text) ?? ''
  return (
    <Field label={t('strategy.example')} className="xl:max-w-[calc(50%-1rem)]">
      <Select value={chosen} onChange={(event) => onChange(examples[event.target.value as keyof typeof examples])}>
        {chosen === '' && <option value="">{t('strategy.example_own')}</option>}
        {exampleIds.map((id) => (
          <option key={id} value={id}>
            {t(`strategy.examples.${id}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function InWords({ program }: { program: Program }) {
  const t = useText()
  return (
    <div className="grid gap-1 rounded-3 bg-surface-2 px-3.5 py-3">
      <h4 className="text-14 font-medium text-text">{t('strategy.in_words')}</h4>
      {sentencesOf(t, program).map((sentence) => (
        <p key={sentence} className="max-w-[72ch] text-14 text-text-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="max-w-[72ch] pt-1 text-14 text-text-3">{t('strategy.limits_help')}</p>
    </div>
  )
}
