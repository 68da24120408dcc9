import type { FastifyInstance } from 'fastify'
import { invalidRequest } from '../protocol/provider-error.ts'

/** Forms are the only body; they are read with the call, so that a bad one is refused in the provider's shape. */
export function acceptOnlyForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(invalidRequest('Invalid request: the content type has to be application/x-www-form-urlencoded.'))
  })
}
