/** The list of investments, with the dialog that ends one early. */
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { ShownAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { TermKey } from '#web/shared/term/index.ts'
import { InvestmentRow } from './InvestmentRow.tsx'
import type { Investment } from './preview-day.ts'

const LiquidateDialog = lazyPart(async () => (await import('./LiquidateDialog.tsx')).LiquidateDialog)

type InvestmentListProps = {
  investments: readonly Investment[]
  decides?: boolean /** False if another list beside it has one. */
  legend?: boolean
  /** The id of one to scroll to and highlight. */
  marked?: string | undefined
  /** The id of one whose days are played. */
  plays?: string | undefined
}

export function InvestmentList({ investments, decides = false, legend = true, marked, plays }: InvestmentListProps) {
  const t = useText()
  const [leaving, setLeaving] = useState<Investment | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<Element | null>(null)
  const leave = (investment: Investment) => {
    opener.current = document.activeElement
    setLeaving(investment)
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('investments.label')} className="rounded-3">
        {investments.map((investment) => (
          <InvestmentRow
            key={investment._id}
            investment={investment}
            decides={decides}
            marked={investment._id === marked}
            plays={investment._id === plays}
            onLiquidate={leave}
          />
        ))}
      </ul>
      {legend && (
        <TermKey
          className="mt-4 border-t border-line pt-4 text-14!"
          parts={[
            { part: 'accrued', label: t('sums.accrued') },
            { part: 'aside', label: t('sums.aside') },
            { part: 'line', label: t('investments.key_line') },
          ]}
        />
      )}
      {leaving && (
        <ShownAmounts>
          <Suspense fallback={null}>
            <LiquidateDialog
              investment={leaving}
              onClose={() => {
                setLeaving(null)
                // Its button, unless the plan has ended with the dialog.
                const back = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : list.current
                back?.focus()
              }}
            />
          </Suspense>
        </ShownAmounts>
      )}
    </>
  )
}
