/** The operator's social pages, if configured. Drawn as initials, because the logos are trademarks. */
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from '../parts/Live.tsx'

const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['pinterest', 'Pinterest'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const

export function SocialLinks() {
  const t = useText()
  const live = useLive()
  return (
    <ul aria-label={t('frame.foot.social')} className="flex flex-wrap gap-2">
      {networks.map(([id, name]) => (
        <li key={id} data-optional={live(`social_${id}`)}>
          <a
            href={live(`social_${id}`)}
            rel="noreferrer noopener"
            className="grid size-11 place-items-center rounded-full border border-line text-text-2 hover:border-line-control hover:text-text"
          >
            <svg
              viewBox="0 0 20 20"
              width={20}
              height={20}
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={drawings[id]} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const drawings: Readonly<Record<(typeof networks)[number][0], string>> = {
  instagram:
    'M6.25 3h7.5A3.25 3.25 0 0 1 17 6.25v7.5A3.25 3.25 0 0 1 13.75 17h-7.5A3.25 3.25 0 0 1 3 13.75v-7.5A3.25 3.25 0 0 1 6.25 3zM10 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM14 6h.05',
  facebook: 'M13.5 3h-1.75A3.25 3.25 0 0 0 8.5 6.25V17M5.75 9.25h7',
  pinterest: 'M8 17 10 8M6.6 11.2A4.2 4.2 0 1 1 10.8 13c-1 0-1.75-.5-2-1.2',
  x: 'M4 4l12 12M16 4 4 16',
  youtube: 'M4.5 5h11c1.1 0 2 .9 2 2v6c0 1.1-.9 2-2 2h-11c-1.1 0-2-.9-2-2V7c0-1.100.9-2 2-2zM8.500 7.750 12.500 10 8.500 12.250z',
  linkedin: 'M4.500 8.500v7M4.500 5v.1M8.500 15.500v-7M8.500 11.500c0-1.700 1.100-3 2.900-3s2.600 1.200 2.600 3v4',
}
