/** `npm test`: everything, long tests by a slice. The last line says how many tests passed and failed, and the exit code says the same. */
import { testEverything } from './steps/everything.mjs'

process.exitCode = await testEverything()
