import compress from '@fastify/compress'
import { sessionsChangedData, sessionsChangedSubject } from '@storyright/contracts/events'
import { refusals } from '@storyright/contracts/vocabulary'
import { createBus } from '@storyright/messaging'
import { createService, createServiceClient, refuseTwoHosts } from '@storyright/service-kit'
import { gauge } from '@storyright/service-kit/telemetry'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { registerCspReports } from './csp-reports.ts'
import { registerDocs } from './docs.ts'
import { cutOffLingering } from './keepalive-drain.ts'
import { type Limits, usualLimits } from './limits.ts'
import { refuseForeignOrigin } from './origin.ts'
import { registerProxy } from './proxy/proxy.ts'
import { upstreamsOf } from './proxy/upstreams.ts'
import { checkUpstreams } from './readiness.ts'
import { wellFormed } from './routing.ts'
import { commonHeaders, dataPolicy } from './security-headers.ts'
import { registerSecurityTxt } from './security-txt.ts'
import { createOpenStreams } from './sessions/open-streams.ts'
import { createSessions } from './sessions/sessions.ts'
import { registerBrowserTraces } from './web/browser-traces.ts'
import { registerPages } from './web/pages.ts'

const EXCHANGE_LIMIT_MS = 2_000
const PREVIEW_LIMIT_MS = 300

/** The gateway: one origin for the web, its pages and every service's calls. A test may set limits of its own. */
export async function buildApp(config: Config, limits: Limits = usualLimits): Promise<FastifyInstance> {
  const publicUrl = new URL(config.PUBLIC_URL).origin
  const app = createService({
    name: 'gateway',
    logLevel: config.LOG_LEVEL,
    readViewer: async () => null,
    headersLimitMs: limits.headersMs,
    rewriteUrl: wellFormed,
    ...(config.TRUSTED_PROXIES.length && { trustProxy: config.TRUSTED_PROXIES }),
  })
  const internalToken = config.INTERNAL_TOKEN
  const identity = createServiceClient({ baseUrl: config.IDENTITY_URL, internalToken, timeoutMs: EXCHANGE_LIMIT_MS })
  const catalogue = createServiceClient({ baseUrl: config.CATALOGUE_URL, internalToken, timeoutMs: PREVIEW_LIMIT_MS })
  const bus = createBus({ natsUrl: config.NATS_URL, service: 'gateway', logger: app.log })
  const sessions = createSessions(identity)
  const openStreams = createOpenStreams({ sessions, recheckMs: limits.recheckMs })
  const upstreams = upstreamsOf(config)

  const hears = (canHear: boolean) => {
    sessions.remember(canHear)
    openStreams.canHear(canHear)
  }
  bus.listen(sessionsChangedSubject, (data) => {
    const change = sessionsChangedData.parse(data)
    sessions.drop(change)
    openStreams.drop(change)
  })
  bus.onConnect(() => hears(true))
  bus.onDisconnect(() => hears(false))
  hears(false)
  bus.start()
  app.beforeDrain(openStreams.endAll)
  app.addHook('onClose', async () => endCounting())
  const endCounting = gauge('streams', () => [{ value: openStreams.count() }])

  const headers = { ...commonHeaders(publicUrl), 'content-security-policy': dataPolicy }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    refuseTwoHosts(request)
    refuseForeignOrigin(request, publicUrl)
    if (request.is404) throw refusals.notFound() // before reading any of an unwanted body
  })
  cutOffLingering(app, limits)
  // Requests pass as they came: only answers are compressed here.
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], globalDecompression: false })

  checkUpstreams(app, upstreams)
  await registerDocs(app, publicUrl)
  await registerCspReports(app)
  registerSecurityTxt(app, { publicUrl, contact: config.SECURITY_CONTACT })
  const { OTEL_EXPORTER_OTLP_ENDPOINT: telemetry } = config
  if (telemetry) registerBrowserTraces(app, telemetry)
  await app.register(async (scope) => registerProxy(scope, { upstreams, sessions, identity, openStreams, limits }))
  await registerPages(app, {
    webDir: config.WEB_DIR,
    publicUrl,
    catalogue,
    paymentSandbox: config.PAYMENT_SANDBOX_URL,
    isTraced: Boolean(telemetry),
    demoFile: config.DEMO_FILE,
  })

  app.addHook('onClose', async () => {
    await Promise.all([bus.stop(), identity.close(), catalogue.close()])
  })
  return app
}
