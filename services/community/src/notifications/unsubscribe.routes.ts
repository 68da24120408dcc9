import { notificationCalls as calls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addressLimit } from '../content/write-limit.ts'
import type { Deps } from '../deps.ts'
import { readUnsubscribing, unsubscribe } from './unsubscribe.ts'

/** What a mail program may post (RFC 8058), besides JSON. Its body adds nothing to the address. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const FORM_BYTES = 4_096

export function unsubscribeRoutes(app: FastifyInstance, deps: Deps, perMinute: number): void {
  const admit = addressLimit(deps, { name: 'unsubscribe', perMinute })
  app.register(async (scope) => {
    scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    )
    serve(scope, calls.unsubscribe, async ({ params: { token }, request }) => {
      await admit(request.ip)
      return unsubscribe(deps, token)
    })
  })
  serve(app, calls.unsubscribing, async ({ params: { token }, request, reply }) => {
    // Somebody has followed the link itself: a page asks them, or shows that the link is dead.
    if (/^\s*text\/html/i.test(request.headers.accept ?? ''))
      return reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302) as never
    return readUnsubscribing(deps.db, token)
  })
}
