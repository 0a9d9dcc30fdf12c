/** A section's paragraphs and lists, with links to our own pages. */
import type { Block } from '#content/article'
import { linesOf, partsOf } from '#content/plain-text'
import { linkStyle } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useSiteLanguage } from '../parts/SiteLanguage.tsx'

export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[60ch] gap-4 text-16 leading-7 text-text-2">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <Line text={block} />
          </p>
        ) : (
          <ul key={linesOf(block)[0]} className="grid list-disc gap-2 ps-5 marker:text-text-3">
            {block.list.map((line) => (
              <li key={line} className="ps-1">
                <Line text={line} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function Line({ text }: { text: string }) {
  const language = useSiteLanguage()
  return partsOf(text).map(({ words, path }) =>
    path === null ? (
      words
    ) : (
      <a key={path + words} href={placeHref(language, path)} className={linkStyle}>
        {words}
      </a>
    ),
  )
}
