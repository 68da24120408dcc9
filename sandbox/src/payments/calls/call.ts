import type { z } from 'zod'
import type { Answer } from '../protocol/answer.ts'
import type { Caller } from '../protocol/keys.ts'
import { readParams } from '../protocol/params.ts'
import type { Work } from '../store/work.ts'
import { expand } from './expand.ts'

/** What a call is given beside its parameters. */
export interface Asked<Params> {
  params: Params
  /** The one in the address, if it has one. */
  id: string
  caller: Caller
  /** Where the asker reached the sandbox, for links to its own pages. */
  origin: string
}

/** One call of the provider's API. */
export interface Call {
  /** The name by which faults and the log know it. */
  operation: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** May be made from a browser, with the publishable key and a client secret. */
  forBrowsers: boolean
  /** Reads the parameters at once, so that what is malformed is refused before anything happens. */
  prepare(given: unknown, about: Omit<Asked<unknown>, 'params'>): (work: Work) => Answer
}

interface Definition<Params> {
  operation: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params: z.ZodType<Params>
  forBrowsers?: boolean
  run(work: Work, asked: Asked<Params>): Answer
}

/** Declares a call; its answer's objects are expanded as the caller wished. */
export function defineCall<Params extends { expand: string[] }>({
  params: schema,
  run,
  forBrowsers = false,
  ...rest
}: Definition<Params>): Call {
  return {
    ...rest,
    forBrowsers,
    prepare(given, about) {
      const params = readParams(schema, given)
      return (work) => {
        const answer = run(work, { ...about, params })
        if (answer.status !== 200) return answer
        return { ...answer, body: expand(work.objects, answer.body, params.expand) }
      }
    },
  }
}
