import type { FastifyInstance } from 'fastify'

const DAY = 24 * 3_600_000
/** RFC 9116 asks for less than a year; a gateway that has run for longer than this is itself a finding. */
const HOLDS_DAYS = 180

/** `/.well-known/security.txt`: where to report a weakness. */
export function registerSecurityTxt(app: FastifyInstance, about: { publicUrl: string; contact: string }): void {
  const address = '/.well-known/security.txt'
  const text = [
    `Contact: ${about.contact}`,
    `Expires: ${new Date(Date.now() + HOLDS_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${about.publicUrl}${address}`,
    '',
  ].join('\n')
  app.get(address, async (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
}
