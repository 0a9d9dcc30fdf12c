/** The windows of a walk-forward over time, one line each: the fit as an outline, the test after it as a filled bar with its sign. */
import type { Window } from '#trading/evidence/walk-forward'
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type Props = { windows: readonly Window[]; at: readonly string[]; fit: number; test: number }

/** More windows are drawn thinner. */
const MANY = 20

export function WindowsDrawing({ windows, at, fit, test }: Props) {
  const t = useText()
  const bars = at.length - 1
  const share = (count: number) => `${(count / bars) * 100}%`
  return (
    <figure className="grid gap-2">
      <div
        dir="ltr"
        role="img"
        aria-label={t('evidence.walk_forward.drawing', { windows: windows.length, fit, test })}
        className={join('relative grid border-b border-line-control pb-1', windows.length > MANY ? 'gap-0.5' : 'gap-1.5')}
      >
        {windows.map(({ from, outside }) => (
          <div key={from} className={join('relative', windows.length > MANY ? 'h-1.5' : 'h-4')}>
            <span
              className="absolute inset-y-0 rounded-1 border border-line-control bg-surface-2"
              style={{ left: share(from), width: share(fit) }}
            />
            <span
              className={join(
                'absolute inset-y-0 grid place-items-center overflow-hidden rounded-1 text-12 leading-none font-bold text-canvas',
                outside > 0 ? 'bg-gain' : 'bg-loss',
              )}
              style={{ left: share(from + fit), width: share(test) }}
            >
              {windows.length <= MANY && (outside > 0 ? '+' : '−')}
            </span>
          </div>
        ))}
      </div>
      <div dir="ltr" aria-hidden="true" className="num flex justify-between text-12 text-text-2">
        <span>{at[0]?.slice(0, 10)}</span>
        <span>{at.at(-1)?.slice(0, 10)}</span>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-text-2">
        <Key className="border border-line-control bg-surface-2" text={t('evidence.walk_forward.fit_window')} />
        <Key className="bg-gain" text={t('evidence.walk_forward.test_gain')} />
        <Key className="bg-loss" text={t('evidence.walk_forward.test_loss')} />
      </figcaption>
    </figure>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={join('h-3 w-5 rounded-1', className)} />
      {text}
    </span>
  )
}
