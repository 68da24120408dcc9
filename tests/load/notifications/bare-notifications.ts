// usage: bare-notifications.ts <database> <person>; prints its port

import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString, personId] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString })
const app = Fastify()

/** The newest twenty, and nothing else. */
app.get('/notifications', async () => {
  const sql = 'SELECT * FROM notifications WHERE person_id = $1 AND NOT is_hidden ORDER BY at DESC, id DESC LIMIT 20'
  return (await pool.query(sql, [personId])).rows
})

await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
