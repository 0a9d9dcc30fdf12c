/** The script of a screen's document before its reader does anything. */
import { enhanceFrame, enhanceLanguage } from '#web/site/client/frame.ts'
import { enhanceScreen } from './enhance-screen.ts'

enhanceScreen(document)
enhanceFrame(document)
enhanceLanguage(document)
