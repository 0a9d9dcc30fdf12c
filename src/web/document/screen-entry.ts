/** The script of a screen's document before its reader does anything. */
import { enhanceFrame, enhanceLanguage } from '#web/document/client/frame.ts'
import { enhanceScreen } from './screen/enhance-screen.ts'

enhanceScreen(document)
enhanceFrame(document)
enhanceLanguage(document)
