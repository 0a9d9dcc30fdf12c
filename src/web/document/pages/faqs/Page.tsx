/** Collapsed questions; a link to a question's anchor opens it. */

import type { QuestionGroup } from '#content/article'
import { textIn } from '#content/languages'
import { linesOf, plainLine } from '#content/plain-text'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { Contents, Prose, TextHead } from '#web/document/text/TextPage.tsx'
import { Icon, linkStyle } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'

export const page: SitePageDefinition = {
  path: '/faqs',
  title: ({ t }) => t('pages.faqs.title'),
  description: ({ t }) => t('pages.faqs.summary'),
  Body,
  jsonLd: ({ language }) => [
    {
      '@type': 'FAQPage',
      mainEntity: textIn(language, 'faqs')
        .flatMap(({ questions }) => questions)
        .map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(linesOf).map(plainLine).join(' ') },
        })),
    },
  ],
}

function Body({ language }: SiteBodyProps) {
  const t = useText()
  const groups = textIn(language, 'faqs')
  return (
    <article>
      <TextHead eyebrow={t('pages.faqs.eyebrow')} title={t('pages.faqs.title')} summary={t('pages.faqs.summary')} />
      <div className="wrap grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents sections={groups} />
        <div className="grid min-w-0 content-start gap-12">
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <p className="max-w-[60ch] text-16 text-text-2">
            {t('pages.faqs.else')}{' '}
            <a href={placeHref(language, '/contact')} className={linkStyle}>
              {t('pages.faqs.ask')}
            </a>
          </p>
        </div>
      </div>
    </article>
  )
}

function Group({ group: { id, title, questions } }: { group: QuestionGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-32">
      <h2 id={`${id}-title`} className="pb-2 font-head text-20 font-bold tracking-[-.01em]">
        {title}
      </h2>
      {questions.map((question) => (
        <details key={question.id} className="group max-w-[46rem] border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 select-none hover:text-accent-text">
            <h3 className="text-16 font-medium">{question.question}</h3>
            <Icon
              name="chevron-down"
              size={16}
              className="flex-none text-text-2 transition-transform duration-(--d-1) group-open:rotate-180"
            />
          </summary>
          <div id={question.id} className="scroll-mt-48 pe-8 pb-5">
            <Prose blocks={question.answer} />
          </div>
        </details>
      ))}
    </section>
  )
}
