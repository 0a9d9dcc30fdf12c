/** What happens at maturity: the owner's choice until then, saved at once. */
import { useActingBlocked } from '#web/kit/action/Button.tsx'
import { Field, Select } from '#web/kit/index.ts'
import { ACCOUNT_QUERIES } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Investment } from './preview-day.ts'

const instructions = ['pay_out', 'reinvest_principal', 'reinvest_all'] as const
type Instruction = (typeof instructions)[number]

export function MaturityChoice({ investment }: { investment: Investment }) {
  const t = useText()
  const blocked = useActingBlocked()
  const instruct = useAction({
    act: (call, instruction: Instruction) => call('instructMaturity', { params: { id: investment._id }, body: { instruction } }),
    wait: true,
    say: ({ data }) => [t('investments.maturity.saved'), t(`investments.maturity.${data.maturity_instruction}_help`)],
    refetch: ACCOUNT_QUERIES,
    errors: 'toast',
  })
  const chosen = (instruct.working && instruct.given) || investment.maturity_instruction
  return (
    <>
      <Field
        label={t('investments.maturity.label', { date: dateText(investment.matures_at) })}
        hint={t(`investments.maturity.${chosen}_help`)}
        className="max-w-120"
      >
        <Select
          size="s"
          value={chosen}
          disabled={instruct.working || blocked}
          aria-label={t('investments.maturity.of', { plan: investment.plan_name, date: dateText(investment.matures_at) })}
          onChange={({ target }) => instruct.run(target.value as Instruction)}
          options={instructions.map((value) => ({ value, label: t(`investments.maturity.${value}`) }))}
        />
      </Field>
      <WhyBlocked />
    </>
  )
}
