/** `npm run test:full`: the tests of `npm test` on both engines, with nothing left out; takes over an hour on two cores. */
import { testEverything } from './steps/everything.mjs'
import { WHOLE } from './steps/whole.mjs'

process.exitCode = await testEverything(WHOLE)
