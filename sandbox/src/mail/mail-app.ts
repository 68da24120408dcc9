import { answerOnlyAs, createService } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { assetRoutes } from '../pages/asset.routes.ts'
import { type KeptList, openKeptList } from '../storage/kept-list.ts'
import { mailRoutes } from './mail.routes.ts'
import type { Mail } from './mail.ts'
import { mailPageRoutes } from './mail-page.routes.ts'

interface MailAppOptions {
  mailbox: Mailbox
  logLevel: string
  hostNames: readonly string[]
}

/** The mail catcher's own address: JSON and pages. */
export function buildMailApp({ mailbox, logLevel, hostNames }: MailAppOptions): FastifyInstance {
  const app = createService({ name: 'mail-catcher', logLevel, readViewer: async () => null })
  answerOnlyAs(app, hostNames)
  app.register(assetRoutes)
  app.register(mailRoutes, { mailbox })
  app.register(mailPageRoutes, { mailbox })
  return app
}

/** The mails that were caught, newest last. */
export type Mailbox = KeptList<Mail>

const LIMITS = { items: 500, bytes: 32 * 1024 * 1024 }

export const openMailbox = (file: string): Mailbox => openKeptList(file, LIMITS)
