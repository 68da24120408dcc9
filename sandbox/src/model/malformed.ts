import type { FastifyReply } from 'fastify'
import type { ChatRequest } from './chat-request.ts'
import { completionOf, contentOf } from './completion.ts'

/** How the model's answer of status 200 may be of no use. */
export const malformedCompletions = [
  'html',
  'half',
  'nonsense',
  'wrong-schema',
  'cut-short',
  'false-quotes',
  'too-far',
] as const

const page = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>'

/** Answers with status 200 and a useless body. */
export function sendMalformed(reply: FastifyReply, request: ChatRequest, how: string): FastifyReply {
  const complete = (content: string, finish?: 'length') => reply.send(completionOf(request, content, finish))
  const content = contentOf(request, {
    gullible: false,
    praises: how === 'too-far',
    misquotes: how === 'false-quotes',
  })
  switch (how) {
    case 'html':
      return reply.type('text/html; charset=utf-8').send(page)
    case 'half':
      return sendHalf(reply, JSON.stringify(completionOf(request, content)))
    case 'nonsense':
      return complete('Certainly! Here is what I think of it: {"it is": very good')
    case 'wrong-schema':
      return complete(JSON.stringify({ verdict: 'A hit', score: 100 }))
    case 'cut-short':
      return complete(content.slice(0, Math.floor(content.length / 2)), 'length')
    default:
      return complete(content)
  }
}

/** The connection ends in the middle of the body. */
function sendHalf(reply: FastifyReply, body: string): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  reply.raw.write(body.slice(0, Math.floor(body.length / 2)), () => reply.raw.destroy())
  return reply
}
