/** The script of a screen's document before its reader does anything. */
import { enhanceFrame, enhanceLanguage } from '#web/document/client/frame.ts'
import { tolerateTranslation } from '#web/kit/text/translated.ts'
import { enhanceScreen } from './screen/enhance-screen.ts'

tolerateTranslation()
enhanceScreen(document)
enhanceFrame(document)
enhanceLanguage(document)
