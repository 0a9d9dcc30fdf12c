/** The specimen card: fills the form, or downloads it to try the drop zone. */
import { randomBelow } from '#kernel/id'
import { Button } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { download, drawSpecimen } from './specimen.ts'

export function SpecimenActions({ disabled, onUse }: { disabled: boolean; onUse: (file: File) => void }) {
  const t = useText()
  const draw = () =>
    drawSpecimen({
      file: t('retirement.specimen.file'),
      word: t('retirement.specimen.word'),
      title: t('retirement.specimen.title'),
      lines: t('retirement.specimen.lines', { number: drawNumber() }).split('\n'),
      foot: t('retirement.specimen.foot'),
    })
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
      <span className="pe-1">{t('retirement.govt_id_hint')}</span>
      <Button variant="secondary" size="s" disabled={disabled} onClick={() => void draw().then(onUse)}>
        {t('retirement.specimen_use')}
      </Button>
      <Button variant="quiet" size="s" icon="download" disabled={disabled} onClick={() => void draw().then(download)}>
        {t('retirement.specimen_download')}
      </Button>
    </span>
  )
}

/** Unique per card: two members with the same document count as one person. */
function drawNumber(): string {
  const digits = String(randomBelow(1_000_000)).padStart(6, '0')
  return `000 ${digits.slice(0, 3)} ${digits.slice(3)}`
}
