import type { FastifyInstance, FastifyReply } from 'fastify'

/** Lets a page from anywhere read the answer: it carries no cookie, and the client secret is what counts. */
export const openToPages = (reply: FastifyReply) =>
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Request-Id' })

/** Answers what a browser asks before it sends headers of its own to another origin. */
export function answerPreflight(app: FastifyInstance, path: string): void {
  app.options(path, (_request, reply) =>
    openToPages(reply)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
}
