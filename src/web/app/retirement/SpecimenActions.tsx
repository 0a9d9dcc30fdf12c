/** The specimen card: put into the form, or kept to try the drop with. */
import { useText } from '#web/locales/text.ts'
import { Button } from '#web/ui/index.ts'
import { download, drawSpecimen } from './specimen.ts'

export function SpecimenActions({ disabled, onUse }: { disabled: boolean; onUse: (file: File) => void }) {
  const t = useText()
  const draw = () =>
    drawSpecimen({
      file: t('retirement.specimen.file'),
      word: t('retirement.specimen.word'),
      title: t('retirement.specimen.title'),
      lines: t('retirement.specimen.lines').split('\n'),
      foot: t('retirement.specimen.foot'),
    })
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
      <span className="pr-1">{t('retirement.govt_id_hint')}</span>
      <Button variant="secondary" size="s" disabled={disabled} onClick={() => void draw().then(onUse)}>
        {t('retirement.specimen_use')}
      </Button>
      <Button variant="quiet" size="s" icon="download" disabled={disabled} onClick={() => void draw().then(download)}>
        {t('retirement.specimen_download')}
      </Button>
    </span>
  )
}
