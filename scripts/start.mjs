/** `npm start`: installs and builds what is missing, then becomes the server, so that Ctrl-C reaches it directly. */
import { build } from './steps/build.mjs'
import { holdFiles } from './steps/in-use.mjs'
import { checkNode, install } from './steps/install.mjs'

checkNode()
process.env.NODE_ENV ??= 'production'
await holdFiles()
await install()
await build()
const { main } = await import('../dist/server/main.js')
await main()
