/**
 * The step-up dialog that any call may open. It is shown over the current screen and leaves it unchanged when closed. Several waiting calls
 * share one dialog. Its code is loaded on first use.
 */
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { onStepUp } from '#web/shared/call/call.ts'

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog)

type Question = { readonly named: readonly string[]; readonly answer: (proven: boolean) => void }

export function StepUpHost() {
  const [question, setQuestion] = useState<Question | null>(null)
  const waiting = useRef<Promise<boolean> | null>(null)
  useEffect(
    () =>
      onStepUp((named) => {
        waiting.current ??= new Promise<boolean>((resolve) => {
          const answer = (proven: boolean) => {
            waiting.current = null
            setQuestion(null)
            resolve(proven)
          }
          setQuestion({ named, answer })
        })
        return waiting.current
      }),
    [],
  )
  return (
    question && (
      <Suspense fallback={null}>
        <StepUpDialog {...question} />
      </Suspense>
    )
  )
}
