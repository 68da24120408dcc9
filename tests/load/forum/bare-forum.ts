// usage: bare-forum.ts <database>; prints its port

import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 10 })
const rowsOf = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const columns = `id, version, title, category, tags, author_id, content, created_at, edited_at, last_activity_at, status, mentions, is_sticky,
  is_locked, accepted_reply_id, view_count, reply_count, like_count`
const app = Fastify()

/** The same rows, each by its id. */
app.post<{ Body: { ids: string[] } }>('/posts', ({ body: { ids } }) =>
  rowsOf(`SELECT ${columns} FROM posts WHERE id = ANY ($1)`, [ids]),
)
/** The same rows in their order. */
app.get('/posts', () =>
  rowsOf(`SELECT ${columns} FROM posts WHERE NOT is_deleted AND status = 'shown'
    ORDER BY is_sticky DESC, last_activity_at DESC, id DESC LIMIT 20`),
)
app.get<{ Params: { id: string } }>('/posts/:id/replies', ({ params: { id } }) =>
  rowsOf('SELECT * FROM replies WHERE post_id = $1 ORDER BY created_at, id', [id]),
)

await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
