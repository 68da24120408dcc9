import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { exchangeSession, notificationCalls, sharePreview } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { createService, requireInternalToken } from '@storyright/service-kit'
import { type TestIdentity, testIdentity, testServers } from '@storyright/testing'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { type Limits, usualLimits } from '../../src/limits.ts'

export const internalToken = 'a-token-for-gateway-tests'
export const publicUrl = 'https://storyright.example'
export const sid = (letter: string) => letter.repeat(43)

/** A service as the gateway sees one: built with the same kit, answering what it was asked. */
export interface Upstreams {
  identity: FastifyInstance
  catalogue: FastifyInstance
  offers: FastifyInstance
  /** With the one stream that there is. */
  community: FastifyInstance
  /** The streams that are open there. */
  streams: Set<ServerResponse>
  /** Sessions by holder; change it to sign someone out. */
  holders: Map<string, Viewer>
  /** How often identity was asked for a token. */
  exchanges: () => number
  /** Runs while identity answers an exchange. */
  during: (act: () => Promise<void>) => void
}

export interface TestGateway extends Upstreams {
  app: FastifyInstance
  url: string
  close(): Promise<void>
}

interface Changes {
  natsUrl?: string
  trustedProxies?: string
  limits?: Partial<Limits>
  /** How long the services wait for a request. */
  requestLimitMs?: number
}

export async function startGateway(changes: Changes = {}): Promise<TestGateway> {
  const tokens = await testIdentity()
  const upstreams = await startUpstreams(tokens, changes.requestLimitMs)
  const webDir = await builtWeb()
  const config = {
    PORT: 0,
    HOST: '127.0.0.1',
    NATS_URL: changes.natsUrl ?? (await testServers()).natsUrl,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent' as const,
    PUBLIC_URL: publicUrl,
    IDENTITY_URL: addressOf(upstreams.identity),
    CATALOGUE_URL: addressOf(upstreams.catalogue),
    OFFERS_URL: addressOf(upstreams.offers),
    COMMUNITY_URL: addressOf(upstreams.community),
    WEB_DIR: webDir,
    PAYMENT_SANDBOX_URL: undefined,
    SECURITY_CONTACT: 'mailto:security@storyright.test',
    TRUSTED_PROXIES: changes.trustedProxies ? [changes.trustedProxies] : [],
  }
  const app = await buildApp(config, { ...usualLimits, ...changes.limits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...upstreams,
    app,
    url: addressOf(app),
    async close() {
      await app.close()
      const { identity, catalogue, offers, community } = upstreams
      await Promise.all([identity, catalogue, offers, community].map((service) => service.close()))
      await tokens.stop()
      await rm(webDir, { recursive: true })
    },
  }
}

export const addressOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

async function startUpstreams(tokens: TestIdentity, requestLimitMs?: number): Promise<Upstreams> {
  const build = (name: string) =>
    createService({
      name,
      logLevel: 'silent',
      readViewer: async () => null,
      ...(requestLimitMs && { requestLimitMs, headersLimitMs: requestLimitMs }),
    })
  const holders = new Map<string, Viewer>()
  let asked = 0
  let meanwhile = async () => {}
  const identity = build('identity')
  identity.register(async (scope) => {
    requireInternalToken(scope, internalToken)
    scope.post(exchangeSession.path, async (request) => {
      asked++
      const viewer = holders.get((request.body as { sessionHash: string }).sessionHash)
      await meanwhile()
      if (!viewer) throw refusals.notFound()
      const expiresAt = new Date(Date.now() + 300_000)
      return {
        accessToken: await tokens.tokenFor(viewer, { expiresAt }),
        userId: viewer.id,
        expiresAt: expiresAt.toISOString(),
      }
    })
  })
  const catalogue = build('catalogue')
  catalogue.get(sharePreview.path, async (request) => {
    const { id } = request.params as { id: string }
    if (id === '404') throw refusals.notFound()
    if (id === '300') await new Promise((resolve) => request.raw.once('close', resolve)) // never answers in time
    const title = `<script>alert("1")</script> & Sons`
    return {
      id,
      title,
      author: "O'Hara",
      description: 'A "quiet" <b>tale</b>',
      coverImageUrl: null,
      picturePath: `/api/public/listings/${id}/picture/1.jpg`,
    }
  })
  const offers = build('offers')
  const community = build('community')
  const streams = streamsOf(community)
  for (const service of [identity, catalogue, offers, community]) {
    service.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGE }, (_request, body, done) =>
      done(null, body),
    )
    echo(service)
    await service.listen({ port: 0, host: '127.0.0.1' })
  }
  return {
    identity,
    catalogue,
    offers,
    community,
    streams,
    holders,
    exchanges: () => asked,
    during: (act) => {
      meanwhile = act
    },
  }
}

/** Answers as community does: what it is told of itself stands in the first event. */
function streamsOf(community: FastifyInstance): Set<ServerResponse> {
  const streams = new Set<ServerResponse>()
  community.get(notificationCalls.notificationStream.path, { exposeHeadRoute: false }, async (request, reply) => {
    if (!request.headers.authorization) throw refusals.notSignedIn()
    const { raw } = reply.hijack()
    streams.add(raw)
    raw.once('close', () => streams.delete(raw))
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    raw.write(`id: 1\ndata: ${JSON.stringify(request.headers)}\n\n`)
  })
  community.beforeDrain(() => streams.forEach((raw) => void raw.end()))
  return streams
}

/** More than fits on the way between two processes. */
export const LARGE = 32 * 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024)

function* largeFile() {
  for (let sent = 0; sent < LARGE; sent += PIECE.length) yield PIECE
}

/**
 * Answers with what arrived, so that tests see what a service would; `…/large` is a large file, `…/silent` no
 * answer at all, and `…/waiting` how many still wait for that. */
function echo(service: FastifyInstance): void {
  let asked = 0
  let waiting = 0
  service.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/api/*',
    handler: async (request, reply) => {
      if (request.url.endsWith('/large')) return reply.send(Readable.from(largeFile()))
      if (request.url.endsWith('/busy'))
        return reply.code(503).headers({ 'retry-after': '1', 'x-asked': ++asked }).send()
      if (request.url.endsWith('/waiting')) return { waiting }
      if (request.url.endsWith('/silent')) {
        waiting++
        reply.raw.once('close', () => waiting--)
        return reply.hijack()
      }
      if (request.url.endsWith('/hops'))
        reply.headers({
          connection: 'close, x-hop',
          'x-hop': '1',
          'keep-alive': 'timeout=1',
          'proxy-authenticate': 'x',
        })
      if (request.url.endsWith('/tagged')) {
        if (request.headers['if-none-match']?.includes('abc')) return reply.code(304).header('etag', '"abc"').send()
        return reply.header('etag', '"abc"').send({ long: 'x'.repeat(5_000) })
      }
      const body = request.body as Buffer | object | undefined
      return reply
        .header('set-cookie', 'sid=made-by-a-service; Path=/')
        .send({ headers: request.headers, url: request.url, bytes: Buffer.isBuffer(body) ? body.length : body })
    },
  })
}

/** What the built web's one script says. */
export const builtScript = 'console.log(1)'.repeat(200)

async function builtWeb(): Promise<string> {
  const webDir = await mkdtemp(path.join(tmpdir(), 'gateway-web-'))
  await mkdir(path.join(webDir, 'assets'))
  const script = path.join(webDir, 'assets', 'app-1a2b.js')
  await writeFile(script, builtScript)
  await writeFile(`${script}.br`, brotliCompressSync(builtScript))
  await writeFile(`${script}.gz`, gzipSync(builtScript))
  await writeFile(
    path.join(webDir, 'page-scripts.json'),
    JSON.stringify({ listings: ['assets/app-1a2b.js'], auth: ['assets/auth-3c4d.js'] }),
  )
  await writeFile(path.join(webDir, 'legal-texts.json'), JSON.stringify({ terms: '<h1>Terms of Use</h1>' }))
  await writeFile(path.join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(
    path.join(webDir, 'index.html'),
    '<!doctype html><html lang="en"><head><meta property="csp-nonce" content="__CSP_NONCE__"><!--storyright:head--><script>1</script></head><body><div id="root"><!--storyright:first-screen--></div><noscript><!--storyright:without-script--></noscript></body></html>',
  )
  return webDir
}
