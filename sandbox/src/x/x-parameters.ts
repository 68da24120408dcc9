import type { Asked } from '../sources/source-call.ts'
import { type Condition, QueryFault, readPostQuery } from './query/post-query.ts'
import { invalidRequest } from './x-error.ts'

const LONGEST_QUERY = 512
const DAY = 86_400_000
/** What a recent search covers. */
const WINDOW_MS = 7 * DAY
/** The newest posts are not found at once. */
const DELAY_MS = 10_000

export function requireKnown(asked: Asked, known: readonly string[]): void {
  const unknown = Object.keys(asked).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw invalidRequest(
      unknown,
      asked[unknown] ?? '',
      `The query parameter [${unknown.slice(0, 100)}] is not one of [${known.join(',')}]`,
    )
}

export function queryIn({ query = '' }: Asked): Condition {
  if (query.trim() === '') throw invalidRequest('query', query, 'The `query` query parameter can not be empty')
  if (query.length > LONGEST_QUERY)
    throw invalidRequest(
      'query',
      query,
      `The length of the \`query\` is longer than ${LONGEST_QUERY} characters: ${query.length}`,
    )
  try {
    return readPostQuery(query)
  } catch (error) {
    if (!(error instanceof QueryFault)) throw error
    throw invalidRequest('query', query, `There were errors processing your request: ${error.message}`)
  }
}

/** The values of a list, each one that there is. */
export function listIn(asked: Asked, name: string, known: readonly string[]): string[] {
  const values = asked[name]?.split(',') ?? []
  const unknown = values.find((value) => !known.includes(value))
  if (unknown !== undefined)
    throw invalidRequest(
      name,
      asked[name]!,
      `The \`${name}\` query parameter value [${unknown.slice(0, 100)}] is not one of [${known.join(',')}]`,
    )
  return values
}

export function mostIn({ max_results: text }: Asked): number {
  if (text === undefined) return 10
  const most = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(most >= 10 && most <= 100))
    throw invalidRequest(
      'max_results',
      text,
      `The \`max_results\` query parameter value [${text.slice(0, 100)}] is not between 10 and 100`,
    )
  return most
}

/** Between which times a search looks. */
export function timesIn(asked: Asked): { from: number; to: number } {
  const now = Date.now()
  const from = momentIn('start_time', asked) ?? now - WINDOW_MS
  const to = momentIn('end_time', asked) ?? now - DELAY_MS
  if (from < now - WINDOW_MS)
    throw invalidRequest('start_time', asked.start_time!, "Invalid 'start_time': it lies more than seven days back")
  if (to > now - DELAY_MS)
    throw invalidRequest('end_time', asked.end_time!, "Invalid 'end_time': it is less than ten seconds ago")
  if (from >= to)
    throw invalidRequest('end_time', asked.end_time ?? '', "Invalid 'end_time': it is before 'start_time'")
  return { from, to }
}

function momentIn(name: 'start_time' | 'end_time', asked: Asked): number | undefined {
  const text = asked[name]
  if (text === undefined) return undefined
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment))
    throw invalidRequest(name, text, `The \`${name}\` query parameter value [${text.slice(0, 100)}] is not a time`)
  return moment
}

/** Where a further page begins: below the last post that was shown. */
export const tokenBelow = (id: bigint): string => `b${id.toString(36)}`

export function placeIn({ next_token: token }: Asked): bigint | undefined {
  if (token === undefined) return undefined
  if (!/^b[0-9a-z]{8,13}$/.test(token))
    throw invalidRequest(
      'next_token',
      token,
      `The \`next_token\` query parameter value [${token.slice(0, 100)}] is not valid`,
    )
  return [...token.slice(1)].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
}
