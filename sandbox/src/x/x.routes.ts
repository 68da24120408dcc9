import type { FastifyInstance } from 'fastify'
import type { Quotas } from '../quotas/quotas.ts'
import { answerSourceCalls, malformableCalls, type SourceDeps } from '../sources/source-call.ts'
import { xCalls } from './x-calls.ts'
import { xQuotas } from './x-limits.ts'

/** What can be made to fail. */
export const xOperations = malformableCalls('x.search', 'x.counts')

interface Deps extends SourceDeps {
  quotas: Quotas
  token: string
}

/** The API of a network of short posts, as far as it is used. */
export async function xRoutes(app: FastifyInstance, { quotas, token, ...deps }: Deps): Promise<void> {
  const { search, counts, posts } = xQuotas
  const of = { search: quotas.of(search.name), counts: quotas.of(counts.name), posts: quotas.of(posts.name) }
  answerSourceCalls(app, xCalls({ quotas: of, token }), deps)
}
