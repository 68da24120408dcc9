import { QueryFault } from './query-fault.ts'

const token = /[()]|-(?=\S)|[a-z_]+:"[^"]*"|"[^"]*"|[^\s()"]+|"/gi

/** A search in parts: parentheses, `OR`, `-` before what is not wanted, phrases with their quotes, and words. */
export function tokensOf(query: string): string[] {
  const tokens: string[] = query.match(token) ?? []
  if (tokens.includes('"')) throw new QueryFault('A quote is not closed')
  return tokens
}
