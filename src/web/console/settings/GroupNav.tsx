/** The settings beside anchors to their groups, from 1280px; the anchor of the group in view is marked. */
import { type ReactNode, useEffect, useState } from 'react'
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type GroupName, groupNames } from './setting.ts'

const sections = ['date', ...groupNames] as const

export const sectionId = (name: 'date' | GroupName): string => `settings-${name}`

export function WithGroupNav({ children }: { children: ReactNode }) {
  const t = useText()
  const current = useSectionInView()
  return (
    <div className="grid items-start gap-x-8 xl:grid-cols-[11.5rem_minmax(0,1fr)] [&>*]:min-w-0">
      <nav aria-label={t('operating.sections')} className="sticky top-[calc(var(--h-ribbon)+var(--h-top)+1.5rem)] hidden xl:block">
        <ul className="grid gap-0.5 border-s border-line">
          {sections.map((name) => (
            <li key={name}>
              <a
                href={`#${sectionId(name)}`}
                aria-current={current === sectionId(name) ? 'location' : undefined}
                className={join(
                  '-ms-px flex min-h-9 items-center border-s-2 border-transparent px-3 py-1.5 text-14 leading-5 text-text-2 hover:text-text',
                  'aria-[current=location]:border-accent aria-[current=location]:font-medium aria-[current=location]:text-text',
                )}
              >
                {name === 'date' ? t('operating.date') : t(`operating.groups.${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">{children}</div>
    </div>
  )
}

/** The last section whose head is above the upper third of the window; at the end of the page, the last one. */
function useSectionInView(): string {
  const [current, setCurrent] = useState(sectionId('date'))
  useEffect(() => {
    const look = (): void => {
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
      const passed = sections.filter((name) => {
        const box = document.getElementById(sectionId(name))?.getBoundingClientRect()
        return box && (atEnd || box.top < window.innerHeight / 3)
      })
      setCurrent(sectionId(passed.at(-1) ?? 'date'))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return current
}
