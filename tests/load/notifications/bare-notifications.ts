// usage: bare-notifications.ts <database> <person>; prints its port

import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { MongoClient } from 'mongodb'

const [databaseUrl, personId] = process.argv.slice(2)
const client = await MongoClient.connect(databaseUrl!)
const rows = client.db().collection('notifications')
const app = Fastify()

/** The newest twenty, and nothing else. */
app.get('/notifications', () => rows.find({ personId, isHidden: false }).sort({ at: -1, _id: -1 }).limit(20).toArray())

await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
