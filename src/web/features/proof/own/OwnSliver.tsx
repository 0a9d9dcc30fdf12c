/** The member's own part of what is owed, lit up in its bar once it was checked: never thinner than can be seen, and said in words. */
import { useOwnProof } from '#web/entities/verification/index.ts'
import { HiddenAmounts, moneyText } from '#web/kit/index.ts'
import { OwnAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useText } from '#web/shared/locale/text.ts'

type OwnSliverProps = {
  readonly epoch: number
  readonly liabilities: bigint /** The width of the whole bar, in cents. */
  readonly whole: number
}

export function OwnSliver({ epoch, liabilities, whole }: OwnSliverProps) {
  const t = useText()
  const report = useOwnProof(false).data?.report
  const owed = report?.holds && report.owed?.epoch === epoch ? report.owed : null
  if (!owed) return null
  return (
    <OwnAmounts>
      <div dir="ltr" className="relative">
        <span
          aria-hidden="true"
          style={{ width: `${(Number(owed.amount) / whole) * 100}%` }}
          className="absolute -top-8.5 start-0 block h-8 min-w-1.5 rounded-2 border-2 border-term-now bg-term-accrued motion-safe:animate-[enter_320ms_var(--ease)]"
        />
        <p dir="auto" className="flex items-center gap-2 text-14 font-medium">
          <span aria-hidden="true" className="size-2.5 flex-none rounded-1 border-2 border-term-now bg-term-accrued" />
          <HiddenAmounts text={t('proof.own.sliver', { amount: moneyText(owed.amount), total: moneyText(liabilities) })} />
        </p>
      </div>
    </OwnAmounts>
  )
}
