/** What the published files contain. */
import { Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const FILES = ['statement', 'leaves', 'checkpoint', 'bundle'] as const

export function FileFormats() {
  const t = useText()
  return (
    <Card id="files" title={t('proof.files.title')} level={3} className="scroll-mt-32">
      <dl className="grid gap-3">
        {FILES.map((file) => (
          <div key={file} className="grid gap-0.5">
            <dt className="font-medium">{t(`proof.files.${file}`)}</dt>
            <dd className="text-text-2">{t(`proof.files.${file}_text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
