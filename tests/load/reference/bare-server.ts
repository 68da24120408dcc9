// usage: bare-server.ts <file that holds the answer> <its content type>; prints its port

import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

const [file, contentType] = process.argv.slice(2)
const body = await readFile(file!)
const app = Fastify()
app.get('/*', (_request, reply) => reply.type(contentType!).send(body))
await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
