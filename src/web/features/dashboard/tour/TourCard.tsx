/** The four stops of the tour. Each opens a note beside the element that it is about. */
import { Button, Icon, join, VisuallyHidden } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { leaveTour, openStop, progressOf, type StopName, stopNames, useTour } from './tour-store.ts'

export function TourCard({ account }: { account: Account }) {
  const t = useText()
  const { done, current } = progressOf(account, useTour())
  return (
    <section aria-labelledby="tour-title">
      <header className="mb-2 flex items-center gap-3">
        <h2 id="tour-title" className="min-w-0 flex-1 font-head text-16 font-bold">
          {t('tour.title')}
        </h2>
        <Button variant="quiet" size="s" className="-me-3" onClick={leaveTour}>
          {t('tour.leave')}
        </Button>
      </header>
      <ol className="grid gap-2 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {stopNames.map((name, n) => (
          <Stop key={name} name={name} n={n + 1} done={done.includes(name)} current={name === current} />
        ))}
      </ol>
    </section>
  )
}

function Stop({ name, n, done, current }: { name: StopName; n: number; done: boolean; current: boolean }) {
  const t = useText()
  const state = done ? t('tour.done') : current ? t('tour.now') : t('tour.stop', { n })
  return (
    <li className="grid">
      <button
        type="button"
        onClick={() => openStop(name)}
        aria-current={current ? 'step' : undefined}
        className={join(
          'grid content-start gap-0.5 rounded-4 border bg-surface-1 px-4 py-3 text-start hover:bg-surface-2',
          current ? 'border-accent-edge' : 'border-line',
        )}
      >
        <span className={join('eyebrow flex items-center gap-1', done ? 'text-gain' : current && 'text-accent-text')}>
          {done && <Icon name="check" size={16} />}
          {state}
        </span>
        <span className="font-head font-bold">{t(`tour.${name}.name`)}</span>
        <span className="text-text-2">{t(`tour.${name}.text`)}</span>
        <VisuallyHidden>{t('tour.show')}</VisuallyHidden>
      </button>
    </li>
  )
}
