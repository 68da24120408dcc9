import { isApiError } from '../api-error.ts'
import type { AnswerMeta } from '../call-api.ts'

/** What a form was filled from, and the tag that a change of it is sent with. */
export interface Opened<Thing> {
  thing: Thing
  etag: string | null
}

/** For `transformResponse`: what was read, with its tag. */
export function asOpened<Thing>(thing: Thing, meta: AnswerMeta | undefined): Opened<Thing> {
  return {
    thing,
    etag: meta?.headers.get('etag') ?? null,
  }
}

/** The headers of a change: it is meant for this version alone. */
export function ifMatch(etag: string | null): Record<string, string> {
  return etag === null ? {} : { 'if-match': etag }
}

/** What was changed meanwhile, as it is now; null for any other failure. */
export function openedFrom<Thing>(error: unknown): Opened<Thing> | null {
  const problem = isApiError(error) ? error.problem : null
  if (problem?.code !== 'CHANGED_MEANWHILE' || !problem.current) return null
  return { thing: problem.current.value as Thing, etag: problem.current.etag }
}
