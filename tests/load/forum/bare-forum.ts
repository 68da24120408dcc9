// usage: bare-forum.ts <database>; prints its port

import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { type Document, MongoClient } from 'mongodb'

const [databaseUrl] = process.argv.slice(2)
const client = await MongoClient.connect(databaseUrl!)
const rowsOf = (name: string) => client.db().collection<Document & { _id: string }>(name)
const projection = { words: 0, history: 0 }
const app = Fastify()

/** The same rows, each by its id. */
app.post<{ Body: { ids: string[] } }>('/posts', ({ body: { ids } }) =>
  rowsOf('posts')
    .find({ _id: { $in: ids } }, { projection })
    .toArray(),
)
/** The same rows, as whoever knows nothing of the server asks. */
app.get('/posts', () =>
  rowsOf('posts')
    .find({ isDeleted: false, status: 'shown' }, { projection })
    .sort({ isSticky: -1, lastActivityAt: -1, _id: -1 })
    .limit(20)
    .toArray(),
)
app.get<{ Params: { id: string } }>('/posts/:id/replies', ({ params: { id: postId } }) =>
  rowsOf('replies').find({ postId }, { projection }).sort({ createdAt: 1, _id: 1 }).toArray(),
)

await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
