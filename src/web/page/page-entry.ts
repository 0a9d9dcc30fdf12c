/**
 * The script of a marketing page: no framework, to keep it small. What is here works before React could, or needs none; decision 098 has the figures.
 * Parts that show live data are React's, once they are near the window.
 */
import { enhanceCalculator } from '#web/site/client/calculator.ts'
import { enhanceFigures } from '#web/site/client/figures.ts'
import { enhanceFrame } from '#web/site/client/frame.ts'
import { enhanceLanguage } from '#web/site/client/language.ts'
import { enhanceOverlay } from '#web/site/client/overlay.ts'
import { enhanceReveal } from '#web/site/client/reveal.ts'
import { enhanceCarousels } from '#web/site/parts/carousel.ts'
import { drawNearParts } from './near-parts.ts'

enhanceOverlay()
enhanceFrame(document)
enhanceLanguage(document)
// In separate tasks, so that none blocks the page.
for (const enhance of [enhanceCalculator, enhanceCarousels, enhanceReveal, drawNearParts, enhanceFigures])
  setTimeout(() => enhance(document))
