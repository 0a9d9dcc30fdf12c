/** The one script that every marketing page loads: no framework, so that reading a page costs nothing. */

import { enhanceCarousels } from '../parts/carousel.ts'
import { enhanceFigures } from './figures.ts'
import { enhanceFrame } from './frame.ts'
import { enhanceIslands } from './islands.ts'
import { enhanceLanguage } from './language.ts'
import { enhanceOverlay } from './overlay.ts'
import { enhanceReveal } from './reveal.ts'

enhanceOverlay()
enhanceFrame(document)
enhanceLanguage(document)
// One after the other, so that none makes the page wait for all.
for (const enhance of [enhanceCarousels, enhanceReveal, enhanceIslands, enhanceFigures]) setTimeout(() => enhance(document))
