/** The drawing of a market page, in the page's colours. Decorative. */
import { join } from '#web/kit/index.ts'
import { type Drawing, HEIGHT, type Tone, WIDTH } from './drawing.ts'

const tones: Readonly<Record<Tone, string>> = { line: 'var(--text-2)', quiet: 'var(--line-strong)', accent: 'var(--term-accrued)' }

export function Banner({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={join('h-auto w-full', className)}>
      <g fill="none" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
        {drawing.map(({ d, tone, dashed }) => (
          <path
            key={d}
            d={d}
            stroke={tones[tone]}
            strokeDasharray={dashed ? '2 5' : undefined}
            strokeWidth={tone === 'accent' ? 2 : undefined}
          />
        ))}
      </g>
    </svg>
  )
}
