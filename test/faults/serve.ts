/** The real process, from source: what `npm start` runs once everything is built. */
import { main } from '../../src/server/main.ts'

await main()
