/** The rule as a form: its weight as a tree of parts, and when it trades. */
import type { Problem, Program } from '#trading/language/index'
import { Button, Field, Note, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { NumberPart, Part } from './Part.tsx'
import { problemText } from './RuleText.tsx'

type Props = {
  /** Null: the text has a syntax error. */
  program: Program | null
  problems: readonly Problem[]
  onChange: (program: Program) => void
  onRestore: () => void
}

export function RuleForm({ program, problems, onChange, onRestore }: Props) {
  const t = useText()
  if (!program) {
    return (
      <Note
        action={
          <Button size="s" variant="secondary" onClick={onRestore}>
            {t('strategy.restore')}
          </Button>
        }
      >
        {t('strategy.locked')}
      </Note>
    )
  }
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Part
        label={t('strategy.weight_of')}
        node={program.weight}
        slot="value"
        problems={problems}
        level={1}
        onChange={(weight) => onChange({ ...program, weight })}
      />
      <Rebalance program={program} problems={problems} onChange={onChange} />
    </div>
  )
}

const rebalances = ['every_bar', 'every', 'once'] as const
const DEFAULT_EVERY = 7

function Rebalance({ program, problems, onChange }: Omit<Props, 'program' | 'onRestore'> & { program: Program }) {
  const t = useText()
  const { rebalance } = program
  const kind = rebalance === 'once' ? 'once' : rebalance === 1 ? 'every_bar' : 'every'
  const problem = problems.find(({ node }) => node === 'rebalance')
  const choose = (next: string) => onChange({ ...program, rebalance: next === 'once' ? 'once' : next === 'every' ? DEFAULT_EVERY : 1 })
  return (
    <Field label={t('strategy.rebalance')} error={problem && problemText(t, problem)}>
      <div className="flex flex-wrap gap-2">
        <Select
          size="s"
          value={kind}
          frameClassName="w-auto! min-w-0 flex-1 basis-44"
          onChange={(event) => choose(event.target.value)}
          options={rebalances.map((value) => ({ value, label: t(`strategy.rebalances.${value}`) }))}
        />
        {kind === 'every' && typeof rebalance === 'number' && (
          <NumberPart
            label={t('strategy.every')}
            suffix={t('strategy.fields.bars')}
            value={rebalance}
            onChange={(every) => onChange({ ...program, rebalance: every })}
          />
        )}
      </div>
    </Field>
  )
}
