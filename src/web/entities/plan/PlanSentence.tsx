/** Explains a plan's return, with a link to the record of its bot; `all`: to the records of all bots. */

import { Link, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { SLOT, TextWithElement } from '#web/shared/screen/TextWithElement.tsx'

export function PlanSentence({ bot_version }: { bot_version: string | null }) {
  const t = useText()
  if (!bot_version) return t('plans.sentence_plain')
  const all = bot_version === 'all'
  return (
    <TextWithElement text={t('plans.sentence', { here: SLOT })}>
      {/* As text rather than a label, so that a list of the page's links shows the target. */}
      <Link render={<Go to={all ? '/bots' : `/bots/${bot_version}`} />}>
        <span aria-hidden="true">{t('plans.here')}</span>
        <VisuallyHidden>{all ? t('plans.here_all') : t('plans.here_label', { version: bot_version })}</VisuallyHidden>
      </Link>
    </TextWithElement>
  )
}
