/** The documents of an application: none opens automatically, because each opening is logged. */
import { useState } from 'react'
import { Button, Card, EmptyState, Icon } from '#web/kit/index.ts'
import { useDownload } from '#web/shared/call/use-download.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PaperViewer } from './PaperViewer.tsx'
import type { AdminApplication, Paper } from './queries.ts'

const KIB = 1024

export function Papers({ application }: { application: AdminApplication }) {
  const t = useText()
  const [viewed, setViewed] = useState<Paper | null>(null)
  return (
    <Card title={t('applications.documents')}>
      {application.documents.length === 0 ? (
        <EmptyState bare title={t(application.erased_at ? 'applications.papers_deleted' : 'applications.no_papers')} />
      ) : (
        <div className="grid gap-4">
          <p className="text-13 text-text-2">{t('applications.papers_note')}</p>
          <ul className="divide-y divide-line">
            {application.documents.map((paper) => (
              <Line key={paper._id} id={application._id} paper={paper} onView={setViewed} />
            ))}
          </ul>
        </div>
      )}
      {viewed && <PaperViewer id={application._id} paper={viewed} onClose={() => setViewed(null)} />}
    </Card>
  )
}

function Line({ id, paper, onView }: { id: string; paper: Paper; onView: (paper: Paper) => void }) {
  const t = useText()
  const saving = useDownload()
  const purpose = t(`applications.papers.${paper.purpose}`)
  const save = (): void => saving.run({ name: 'readApplicationDocument', ask: { params: { id, document: paper._id } }, accept: '*/*' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <span className="flex min-w-0 items-start gap-3">
        <Icon name="file" className="mt-0.5 text-text-2" />
        <span className="min-w-0">
          <span className="block font-medium">{purpose}</span>
          <span className="block text-13 text-text-2 wrap-anywhere">
            {paper.name} · {paper.kind.toUpperCase()} ·{' '}
            <span className="num">{t('applications.size', { size: Math.ceil(paper.bytes / KIB) })}</span>
          </span>
        </span>
      </span>
      <span className="flex gap-2">
        {paper.kind === 'jpg' && (
          <Button variant="secondary" size="s" aria-label={t('applications.view_one', { name: purpose })} onClick={() => onView(paper)}>
            {t('applications.view')}
          </Button>
        )}
        <Button
          variant={paper.kind === 'jpg' ? 'quiet' : 'secondary'}
          size="s"
          aria-label={t('applications.save_one', { name: purpose })}
          working={saving.working}
          workingLabel={t('common.wait')}
          onClick={save}
        >
          {t('applications.save')}
        </Button>
      </span>
    </li>
  )
}
