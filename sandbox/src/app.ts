import path from 'node:path'
import { answerOnlyAs, createService } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { bookOperations, bookRoutes } from './books/book.routes.ts'
import { bookQuota } from './books/book-calls.ts'
import type { SandboxConfig } from './config.ts'
import { faultRoutes } from './faults/fault.routes.ts'
import { createFaults } from './faults/faults.ts'
import { buildMailApp, openMailbox } from './mail/mail-app.ts'
import { createSmtpCatcher, smtpSend } from './mail/smtp-server.ts'
import { chatCompletions } from './model/chat.routes.ts'
import { malformedCompletions } from './model/malformed.ts'
import { modelRoutes } from './model/model.routes.ts'
import { assetRoutes } from './pages/asset.routes.ts'
import { paymentOperations } from './payments/api/calls.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { openPayments } from './payments/provider/payments.ts'
import { quotaRoutes } from './quotas/quota.routes.ts'
import { createQuotas } from './quotas/quotas.ts'
import { openRequestLog } from './requests/request-log.ts'
import { requestPageRoutes } from './requests/request-page.routes.ts'
import { sourcePageRoutes } from './sources/source-page.routes.ts'
import { telemetryRoutes } from './telemetry/telemetry.routes.ts'
import { xOperations, xRoutes } from './x/x.routes.ts'
import { xQuotas } from './x/x-limits.ts'
import { youtubeOperations, youtubeRoutes } from './youtube/youtube.routes.ts'
import { youtubeQuota } from './youtube/youtube-calls.ts'

/** The map of the outside world: one folder for each part of it, what they share, and their operations by name. */
export async function buildApp(config: SandboxConfig): Promise<FastifyInstance> {
  const { HOST: host, DATA_DIR: folder, LOG_LEVEL: logLevel } = config
  const app = createService({ name: 'sandbox', logLevel, readViewer: async () => null })
  answerOnlyAs(app, config.HOST_NAMES)
  const requests = openRequestLog(path.join(folder, 'requests.jsonl'))
  const faults = createFaults([smtpSend], paymentOperations, {
    [chatCompletions]: malformedCompletions,
    ...bookOperations,
    ...youtubeOperations,
    ...xOperations,
  })

  app.register(assetRoutes)
  app.register(requestPageRoutes, {
    requests,
    faults,
    mailUrl: config.MAIL_URL ?? `http://localhost:${config.MAIL_PORT}`,
  })
  app.register(faultRoutes, { faults })
  app.register(telemetryRoutes)

  const mailbox = openMailbox(path.join(folder, 'mail.jsonl'))
  const smtp = createSmtpCatcher({ mailbox, faults, requests })
  const mail = buildMailApp({ mailbox, logLevel, hostNames: config.HOST_NAMES })
  app.addHook('onReady', async () => {
    await smtp.listen(config.SMTP_PORT, host)
    await mail.listen({ port: config.MAIL_PORT, host })
  })
  app.addHook('onClose', () => Promise.all([smtp.close(), mail.close()]))

  const payments = openPayments(path.join(folder, 'payments.db'))
  if (config.WEBHOOKS) payments.endpoints.replace(config.WEBHOOKS)
  const keys = { secret: config.STRIPE_SECRET_KEY, publishable: config.STRIPE_PUBLISHABLE_KEY }
  app.register(paymentRoutes, { payments, faults, requests, keys })
  app.addHook('onReady', async () => payments.start())
  app.addHook('onClose', () => payments.stop())

  const access = { key: config.OPENAI_API_KEY, model: config.OPENAI_MODEL }
  app.register(modelRoutes, { faults, requests, access })

  const quotas = createQuotas([bookQuota, youtubeQuota, ...Object.values(xQuotas)])
  const asked = { faults, requests }
  app.register(quotaRoutes, { quotas })
  app.register(sourcePageRoutes, { requests, quotas })
  app.register(bookRoutes, { ...asked, quota: quotas.of(bookQuota.name), key: config.GOOGLE_BOOKS_API_KEY })
  app.register(youtubeRoutes, { ...asked, quota: quotas.of(youtubeQuota.name), key: config.YOUTUBE_API_KEY })
  app.register(xRoutes, { ...asked, quotas, token: config.X_BEARER_TOKEN })

  return app
}
