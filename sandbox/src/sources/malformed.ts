import type { FastifyReply } from 'fastify'

/** How a source's answer of status 200 may be of no use. */
export const malformedAnswers = ['html', 'half', 'nonsense', 'huge'] as const

const page = '<!doctype html><html><head><title>Sorry</title></head><body><h1>We will be back</h1></body></html>'
const HUGE_BYTES = 10 * 1024 * 1024

/** Answers with status 200 and a useless body. */
export function sendMalformed(reply: FastifyReply, how: string): FastifyReply {
  const json = reply.type('application/json; charset=utf-8')
  switch (how) {
    case 'html':
      return reply.type('text/html; charset=utf-8').send(page)
    case 'half':
      return json.send('{"items": [{"id": "')
    case 'nonsense':
      return json.send('{"items": "yes", "data": 7, "meta": null, "totalItems": -1}')
    default:
      return json.send(`{"items": [], "padding": "${'x'.repeat(HUGE_BYTES)}"}`)
  }
}
