/** Keyboard shortcuts of the queue: j and k move down and up, a approves, d declines, x selects. Ignored while typing or in a dialog. */
import { useEffect } from 'react'
import { canApprove, canDecide, type Deciding } from '#web/console/shared/decide/decisions.tsx'
import type { AdminTransaction } from '#web/console/shared/queries/transactions.ts'
import { isDialogOpen, isTyping } from '#web/kit/action/keyboard.ts'
import { neighbour } from './neighbour.ts'

type Keys = {
  readonly rows: readonly AdminTransaction[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly onDecide: (deciding: Deciding) => void
  readonly onPick: (id: string) => void
  /** Whether the role allows decisions. */
  readonly decides: boolean
  readonly on: boolean
}

export function useQueueKeys({ rows, chosen, onChoose, onDecide, onPick, decides, on }: Keys): void {
  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      const transaction = rows.find(({ _id }) => _id === chosen)
      if (event.key === 'j' || event.key === 'k') {
        const next = neighbour(
          rows.map(({ _id }) => _id),
          chosen,
          event.key === 'j' ? 1 : -1,
        )
        if (next) onChoose(next)
      } else if (event.key === 'a' && decides && transaction && canApprove(transaction)) onDecide({ decision: 'approve', transaction })
      else if (event.key === 'd' && decides && transaction && canDecide(transaction)) onDecide({ decision: 'decline', transaction })
      else if (event.key === 'x' && decides && transaction) onPick(transaction._id)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [rows, chosen, onChoose, onDecide, onPick, decides, on])
}
