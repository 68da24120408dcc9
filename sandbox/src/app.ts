import path from 'node:path'
import { createService } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { SandboxConfig } from './config.ts'
import { faultRoutes } from './faults/fault.routes.ts'
import { createFaults } from './faults/faults.ts'
import { smtpSend } from './mail/catch-mail.ts'
import { buildMailApp } from './mail/mail-app.ts'
import { openMailbox } from './mail/mailbox.ts'
import { createSmtpCatcher } from './mail/smtp-server.ts'
import { chatCompletions } from './model/chat.routes.ts'
import { modelRoutes } from './model/model.routes.ts'
import { assetRoutes } from './pages/asset.routes.ts'
import { paymentOperations } from './payments/api/calls.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { openPayments } from './payments/provider/payments.ts'
import { openRequestLog } from './requests/request-log.ts'
import { requestPageRoutes } from './requests/request-page.routes.ts'

/** The map of the outside world: one folder for each part of it, what they share, and their operations by name. */
export async function buildApp(config: SandboxConfig): Promise<FastifyInstance> {
  const { HOST: host, DATA_DIR: folder, LOG_LEVEL: logLevel } = config
  const app = createService({ name: 'sandbox', logLevel, readViewer: async () => null })
  const requests = openRequestLog(path.join(folder, 'requests.jsonl'))
  const faults = createFaults([smtpSend], paymentOperations, [chatCompletions])

  app.register(assetRoutes)
  app.register(requestPageRoutes, { requests, faults, mailPort: config.MAIL_PORT })
  app.register(faultRoutes, { faults })

  const mailbox = openMailbox(path.join(folder, 'mail.jsonl'))
  const smtp = createSmtpCatcher({ mailbox, faults, requests })
  const mail = buildMailApp({ mailbox, logLevel })
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

  return app
}
