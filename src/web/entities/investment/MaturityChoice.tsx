/** What happens at maturity: the owner's choice until then, saved at once. */
import { useMutation } from '@tanstack/react-query'
import { Field, Select, toast, useNotice } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/account-query.ts'
import { call } from '#web/shared/call/call.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Investment } from './investment-words.ts'

const instructions = ['pay_out', 'reinvest_principal', 'reinvest_all'] as const
type Instruction = (typeof instructions)[number]

export function MaturityChoice({ investment }: { investment: Investment }) {
  const t = useText()
  const refresh = useRefreshAccount()
  const show = useError()
  const notice = useNotice()
  const instruct = useMutation({
    mutationFn: (instruction: Instruction) => call('instructMaturity', { params: { id: investment._id }, body: { instruction } }),
    onMutate: () => void toast.loading(t('common.wait'), undefined, notice.next()),
    onSuccess: async ({ data }) => {
      toast.success(t('investments.maturity.saved'), t(`investments.maturity.${data.maturity_instruction}_help`), notice.current())
      await refresh()
    },
    onError: (error) => {
      show(error, { toastId: notice.current() })
      void refresh()
    },
  })
  const chosen = instruct.isPending ? instruct.variables : investment.maturity_instruction
  return (
    <Field
      label={t('investments.maturity.label', { date: dateText(investment.matures_at) })}
      hint={t(`investments.maturity.${chosen}_help`)}
      className="max-w-120"
    >
      <Select
        size="s"
        value={chosen}
        disabled={instruct.isPending}
        aria-label={t('investments.maturity.of', { plan: investment.plan_name, date: dateText(investment.matures_at) })}
        onChange={({ target }) => instruct.mutate(target.value as Instruction)}
        options={instructions.map((value) => ({ value, label: t(`investments.maturity.${value}`) }))}
      />
    </Field>
  )
}
