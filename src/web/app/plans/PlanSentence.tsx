/** What a plan's return is and what it is not, with the way to the record of the bot that the plan follows. */
import { useText } from '#web/locales/text.ts'
import { Link } from '#web/ui/index.ts'
import { Go } from '../../go.tsx'
import { Around, SLOT } from '../states/Around.tsx'

export function PlanSentence({ bot_version }: { bot_version: string | null }) {
  const t = useText()
  if (!bot_version) return t('plans.sentence_plain')
  return (
    <Around text={t('plans.sentence', { here: SLOT })}>
      <Link render={<Go to={`/bots/${bot_version}`} />} aria-label={t('plans.here_label', { version: bot_version })}>
        {t('plans.here')}
      </Link>
    </Around>
  )
}
