/** What a plan's return is and what it is not, with the way to the record of the bot that the plan follows. */

import { Link, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Around, SLOT } from '#web/shared/screen/Around.tsx'
import { Go } from '#web/shared/screen/go.tsx'

export function PlanSentence({ bot_version }: { bot_version: string | null }) {
  const t = useText()
  if (!bot_version) return t('plans.sentence_plain')
  return (
    <Around text={t('plans.sentence', { here: SLOT })}>
      {/* In its own text, and not in a label: whoever lists a page's links reads where it leads. */}
      <Link render={<Go to={`/bots/${bot_version}`} />}>
        <span aria-hidden="true">{t('plans.here')}</span>
        <VisuallyHidden>{t('plans.here_label', { version: bot_version })}</VisuallyHidden>
      </Link>
    </Around>
  )
}
