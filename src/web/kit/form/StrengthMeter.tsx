/** Four segments and a word. The word carries the meaning; the segments only repeat it. */
import { join } from '#web/kit/text/join.ts'

export type StrengthMeterProps = {
  /** 0 to 4, estimated by the caller; null while empty. */
  score: 0 | 1 | 2 | 3 | 4 | null
  /** The estimate in a word or a sentence. */
  word: string
}

const tones = ['bg-loss', 'bg-loss', 'bg-warn', 'bg-gain', 'bg-gain'] as const

export function StrengthMeter({ score, word }: StrengthMeterProps) {
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={join('h-1 rounded-1', score !== null && step <= Math.max(score, 1) ? tones[score] : 'bg-surface-3')}
          />
        ))}
      </div>
      <output className="text-13 text-text-2">{word}</output>
    </div>
  )
}
