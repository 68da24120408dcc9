// usage: bare-proxy.ts <upstream>; prints its port

import type { AddressInfo } from 'node:net'
import httpProxy from '@fastify/http-proxy'
import Fastify from 'fastify'

const [upstream] = process.argv.slice(2)
const app = Fastify()
await app.register(httpProxy, { upstream: upstream! })
await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
