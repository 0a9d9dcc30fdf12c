/** The rule as text. Problems are underlined at their place and listed below; each entry selects its place. */
import { useRef } from 'react'
import { languageNames, type Problem, type Program, type Said, sayProgram } from '#trading/language/index'
import { Field, Live, MarkedTextArea } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

type Props = { text: string; problems: readonly Problem[]; error?: string | undefined; onChange: (text: string) => void }

export function RuleText({ text, problems, error, onChange }: Props) {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const select = ({ from, to }: Problem) => {
    area.current?.focus()
    area.current?.setSelectionRange(from, to)
  }
  const list = problems.length > 0 && <ProblemList problems={problems} error={error} onSelect={select} />
  return (
    <div className="grid min-w-0 content-start gap-2">
      <Field label={t('strategy.text_label')} error={list} hint={<Help />}>
        <MarkedTextArea
          ref={area}
          dir="ltr"
          rows={5}
          value={text}
          marks={problems}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Live className="sr-only">{problems.length === 0 ? t('strategy.valid') : t('strategy.problems', { count: problems.length })}</Live>
    </div>
  )
}

function ProblemList({ problems, error, onSelect }: Omit<Props, 'text' | 'onChange'> & { onSelect: (problem: Problem) => void }) {
  const t = useText()
  return (
    <>
      {error && <span className="block">{error}</span>}
      {problems.map((problem) => (
        <button
          key={`${problem.from} ${problem.code}`}
          type="button"
          onClick={() => onSelect(problem)}
          className="block w-full py-1 text-start text-14 hover:underline max-lg:py-3"
        >
          <span translate="no" className="num font-medium">
            {placeText(t, problem)}
          </span>
          {': '}
          {problemText(t, problem)}
        </button>
      ))}
    </>
  )
}

function Help() {
  const t = useText()
  return (
    <>
      <p>{t('strategy.values_help', { values: languageNames.values.join(', ') })}</p>
      <p>{t('strategy.quantile_help')}</p>
      <p>{t('strategy.functions_help', { functions: languageNames.functions.join(', ') })}</p>
    </>
  )
}

/** Problems and rules as texts of the current language. */
export function problemText(t: T, { code, params }: Problem): string {
  const unexpected = params.found === '' ? t('strategy.end') : params.found
  return t(`strategy.problem.${code}`, unexpected === undefined ? params : { ...params, found: unexpected })
}

function placeText(t: T, { line, column }: Problem): string {
  return t('strategy.place', { line, column })
}

/** One sentence each. */
export function sentencesOf(t: T, program: Program): string[] {
  return sayProgram(program).map((said) => saidText(t, said))
}

function saidText(t: T, said: Said): string {
  if (typeof said === 'string') return said
  const params = Object.entries(said.params).map(([name, part]) => [name, typeof part === 'number' ? part : saidText(t, part)])
  return t(`strategy.say.${said.key}`, Object.fromEntries(params))
}
