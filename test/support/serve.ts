/** The server's own main in a process of its own: its environment is the process's, its one argument the folder of a browser build. */
import { main } from '../../src/server/main.ts'

await main({ web_dir: process.argv[2] ?? '' })
