/**
 * What a call is compared with: Fastify, a pool, one prepared statement, and an answer of as many bytes as are asked for. DATABASE_URL says
 * where.
 */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })
const text = ({ bytes }) => `"${'x'.repeat(Math.max(0, bytes - 2))}"`
app.get('/:bytes', async (request, reply) => {
  const { rows } = await pool.query({ name: 'bare', text: 'SELECT $1::int AS bytes', values: [request.params.bytes] })
  return reply.type('application/json; charset=utf-8').send(text(rows[0]))
})
/** Beside a page, which asks no database. */
app.get('/page/:bytes', (request, reply) => reply.type('text/html; charset=utf-8').send(text(request.params)))
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => process.exit(0))
