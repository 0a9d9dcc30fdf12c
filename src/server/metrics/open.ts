/** Opens the room: public figures and the state of the services, read once for everybody who looks. */
import type { Language } from '#contract/language'
import type { LiveName } from '#contract/live-figures'
import type { Settings } from '#contract/settings'
import { type Dated, remembered } from '#kernel/remembered'
import { type FigureSources, type Figures, openFigures } from './figures/read-figures.ts'
import { textsOf } from './live/live-texts.ts'
import { checkServices, type Service, type ServiceSources } from './status/check-services.ts'

export type MetricsDependencies = FigureSources & ServiceSources & { readonly settings: () => Promise<Settings> }

export type Metrics = {
  readonly figures: () => Promise<Figures>
  readonly services: () => Promise<Dated<readonly Service[]>>
  /** Plain texts for the placeholders of static pages; whoever sets them into HTML escapes them. */
  readonly liveTexts: (language: Language) => Promise<Record<LiveName, string>>
}

const CHECKED_SECONDS = 5

export function openMetrics(given: MetricsDependencies): Metrics {
  const { clock, settings } = given
  const figures = openFigures(given)
  const services = remembered(clock, CHECKED_SECONDS, () => checkServices(given))
  return {
    figures,
    services,
    liveTexts: async (language) => {
      const [read, known, checked] = await Promise.all([figures(), settings(), services()])
      return textsOf(language, { now: clock.now(), figures: read, settings: known, services: checked.value })
    },
  }
}
