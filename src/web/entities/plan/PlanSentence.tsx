/** What a plan's return is and what it is not, with the way to the record of the bot that the plan follows. */

import { Link, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { SLOT, TextWithElement } from '#web/shared/screen/TextWithElement.tsx'

export function PlanSentence({ bot_version }: { bot_version: string | null }) {
  const t = useText()
  if (!bot_version) return t('plans.sentence_plain')
  return (
    <TextWithElement text={t('plans.sentence', { here: SLOT })}>
      {/* In the text, not in a label, so that a list of the page's links shows the target. */}
      <Link render={<Go to={`/bots/${bot_version}`} />}>
        <span aria-hidden="true">{t('plans.here')}</span>
        <VisuallyHidden>{t('plans.here_label', { version: bot_version })}</VisuallyHidden>
      </Link>
    </TextWithElement>
  )
}
