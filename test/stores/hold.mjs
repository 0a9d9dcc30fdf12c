/**
 * A process that opens DATA_DIR, says whether it could, and then writes numbered rows as fast as it can, saying each number that was
 * acknowledged.
 */
import { openDatabase } from '#server/store'

const [data_dir = '', first = ''] = process.argv.slice(2)
const db = await openDatabase({ database_url: null, data_dir })
if ('refused' in db) {
  say(`refused: ${db.detail}`)
  process.exit(1)
}
say('open')
if (first === '') setInterval(() => {}, 60_000)
else await Promise.all([0, 1, 2, 3].map((lane) => write(Number(first) + lane)))

async function write(from) {
  for (let number = from; ; number += 4) {
    await db.transaction((tx) => tx.query('INSERT INTO witness (number) VALUES ($1)', [number]))
    say(`wrote ${number}`)
  }
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
