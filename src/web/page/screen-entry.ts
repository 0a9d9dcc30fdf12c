/** The script of a screen's document before its reader does anything. */
import { enhanceFrame } from '#web/site/client/frame.ts'
import { enhanceLanguage } from '#web/site/client/language.ts'
import { enhanceScreen } from './enhance-screen.ts'

enhanceScreen(document)
enhanceFrame(document)
enhanceLanguage(document)
