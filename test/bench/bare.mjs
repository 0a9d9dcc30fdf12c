/** What a call is compared with: Fastify, a pool, one prepared statement, and an answer of as many bytes as are asked for. DATABASE_URL says where. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })
app.get('/:bytes', async (request, reply) => {
  const { rows } = await pool.query({ name: 'bare', text: 'SELECT $1::int AS bytes', values: [request.params.bytes] })
  return reply.type('application/json; charset=utf-8').send(`"${'x'.repeat(Math.max(0, rows[0].bytes - 2))}"`)
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => process.exit(0))
