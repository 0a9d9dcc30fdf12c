/**
 * The server as it is shipped, in a process of its own: its environment is the process's, its arguments the folder of a browser build, and
 * for how many seconds it waits for its database: by default for none.
 */
import { main } from '../../dist/server/main.js'

await main({ web_dir: process.argv[2] ?? '', wait_seconds: Number(process.argv[3] ?? 0) })
