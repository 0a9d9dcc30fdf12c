/** Explains such accounts with pros and cons, each with its legal source; and links to the plan of that name. */
import { Link as RouterLink } from 'react-router'
import { Button, Card, Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const FOR = ['deduct', 'defer', 'roth', 'match'] as const
const AGAINST = ['early', 'limits', 'taxed', 'loss'] as const

export function About() {
  const t = useText()
  return (
    <Card title={t('retirement.about')}>
      <p className="text-text-2">{t('retirement.about_text')}</p>
      <div className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
        <Points
          title={t('retirement.advantages')}
          icon="plus"
          points={FOR.map((key) => ({ key, text: t(`retirement.advantage.${key}`), source: t(`retirement.advantage.${key}_source`) }))}
        />
        <Points
          title={t('retirement.disadvantages')}
          icon="minus"
          points={AGAINST.map((key) => ({
            key,
            text: t(`retirement.disadvantage.${key}`),
            source: t(`retirement.disadvantage.${key}_source`),
          }))}
        />
      </div>
      <p className="mt-6 text-13 text-text-3">{t('retirement.source')}</p>
      <div className="mt-6 grid gap-3 border-t border-line pt-5">
        <p className="text-14 text-text-2">{t('retirement.plan_text')}</p>
        <Button
          className="border-transparent! bg-gain! text-canvas! hover:opacity-90 max-sm:w-full sm:justify-self-start"
          render={<RouterLink to="/plans/ira" />}
        >
          {t('retirement.plan')}
        </Button>
      </div>
    </Card>
  )
}

type PointsProps = {
  title: string
  icon: 'plus' | 'minus'
  points: readonly { readonly key: string; readonly text: string; readonly source: string }[]
}

function Points({ title, icon, points }: PointsProps) {
  return (
    <section>
      <h3 className="font-head text-14 font-bold">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {points.map(({ key, text, source }) => (
          <li key={key} className="flex gap-2.5 text-14 text-text-2">
            <Icon name={icon} size={16} className="mt-0.5 text-text-3" />
            <span className="min-w-0">
              {text} {source && <span className="num text-13 whitespace-nowrap text-text-3">{source}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
