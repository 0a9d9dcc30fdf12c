/** The one script that every public page loads: no framework, so that reading a page costs nothing. */
import '../../styles/site.css'
import { enhanceCarousels } from './carousel.ts'
import { enhanceFrame } from './frame.ts'

enhanceFrame(document)
enhanceCarousels(document)
