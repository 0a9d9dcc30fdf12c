/** The server as it is shipped, in a process of its own: its environment is the process's, its one argument the folder of a browser build. */
import { main } from '../../dist/server/main.js'

await main({ web_dir: process.argv[2] ?? '' })
