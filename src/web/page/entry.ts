/** The only script that a public screen loads at once. */
import { enhanceFrame } from '#web/site/client/frame.ts'
import { enhanceLanguage } from '#web/site/client/language.ts'
import { enhanceScreen } from './enhance-screen.ts'

enhanceScreen(document)
enhanceFrame(document)
enhanceLanguage(document)
