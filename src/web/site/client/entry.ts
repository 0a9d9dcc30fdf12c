/** The one script of every marketing page: no framework, to keep it small. */

import { enhanceCarousels } from '../parts/carousel.ts'
import { enhanceCalculator } from './calculator.ts'
import { enhanceFigures } from './figures.ts'
import { enhanceFrame } from './frame.ts'
import { enhanceIslands } from './islands.ts'
import { enhanceLanguage } from './language.ts'
import { enhanceOverlay } from './overlay.ts'
import { enhanceReveal } from './reveal.ts'

enhanceOverlay()
enhanceFrame(document)
enhanceLanguage(document)
// In separate tasks, so that none blocks the page.
for (const enhance of [enhanceCalculator, enhanceCarousels, enhanceReveal, enhanceIslands, enhanceFigures])
  setTimeout(() => enhance(document))
