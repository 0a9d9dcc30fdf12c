/** `npm run pack -- FOLDER`: a server that runs without npm, as the image and the release contain it. Prints its hash. */
import { mkdir, readdir } from 'node:fs/promises'
import { checkNode, install } from './steps/install.mjs'
import { pack } from './steps/pack.mjs'
import { giveUp } from './steps/run.mjs'

checkNode()
const [folder] = process.argv.slice(2)
if (!folder) giveUp('Say where to: npm run pack -- FOLDER')
await mkdir(folder, { recursive: true })
if ((await readdir(folder)).length > 0) giveUp(`${folder} is not empty.`)
await install()
process.stdout.write(`${await pack(folder)}\n`)
