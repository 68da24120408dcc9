import { type Call, identityCalls, type Problem } from '@storyright/contracts/http'

type ReplyOf<C extends Call> = NonNullable<C['reply']> extends { _output: infer Reply } ? Reply : null
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  params: Record<string, string>
  body: unknown
  headers: Headers
}
interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}
type Said<C extends Call> = C extends { isStream: true } ? Response : ReplyOf<C>
type Answering<C extends Call> = Said<C> | Answer | Promise<Said<C> | Answer>

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value

/** A refusal as the services send it. */
export const refusal = (status: number, detail: string, errors?: Problem['errors']): Answer =>
  problem({ status, detail, ...(errors && { errors }) })

/** The same with the members that its screen needs, such as its code. */
export function problem(refused: Partial<Problem> & Pick<Problem, 'status' | 'detail'>): Answer {
  return {
    status: refused.status,
    body: { type: 'about:blank', title: 'Refused', code: 'REFUSED', requestId: 'test', ...refused },
  }
}

/** A page of a list, with the headers that lists carry. */
export function listed(body: unknown[], { total, next }: { total: number; next?: string }): Answer {
  return {
    status: 200,
    body,
    headers: { 'x-total-count': String(total), ...(next && { link: `<${next}>; rel="next"` }) },
  }
}

/** Replaces the network. Responses have the types of the contracts, and are checked against their schemas too. */
export function fakeApi() {
  // Everything is on, unless a test switches something off.
  const switchedOff = { call: identityCalls.switchedOff, pattern: /^\/api\/public\/switched-off$/, answer: () => [] }
  const handlers: { call: Call; pattern: RegExp; answer: (asked: Asked) => unknown }[] = [switchedOff]
  const asked: { call: Call; one: Asked }[] = []

  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const method = init?.method ?? 'GET'
    const fitting = handlers.filter(({ call, pattern }) => call.method === method && pattern.test(pathname))
    // As in the services' router, a path's own words come before its parameters.
    const handler = fitting.find(({ call }) => call.path === pathname) ?? fitting[0]
    if (!handler) throw new Error(`Nothing answers ${method} ${pathname}`)
    const { pattern, call, answer } = handler
    const sending = new Headers(init?.headers)
    const body = readBody(init?.body, sending)
    const params = { ...pathname.match(pattern)?.groups }
    const one = { method, path: pathname, query: searchParams, params, body, headers: sending }
    asked.push({ call, one })
    const said = await answer(one)
    // What goes on for as long as both sides live is passed as it is.
    if (said instanceof Response) return said
    const { status, body: sent, headers } = isAnswer(said) ? said : { status: call.status, body: said, headers: {} }
    if (status < 400) call.reply?.parse(sent)
    return new Response(status === 204 ? null : JSON.stringify(sent), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  return {
    /** Sets the response of a call from now on. */
    on<C extends Call>(call: C, answer: Answering<C> | ((asked: Asked) => Answering<C>)) {
      const named = call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
      const give = typeof answer === 'function' ? (answer as (asked: Asked) => unknown) : () => answer
      handlers.unshift({ call, pattern: new RegExp(`^${named}$`), answer: give })
    },
    /** Every request of one call so far. */
    asked: (wanted: Call) => asked.filter(({ call }) => call === wanted).map(({ one }) => one),
  }
}

function readBody(body: unknown, headers: Headers): unknown {
  if (typeof body !== 'string') return undefined
  const isForm = headers.get('content-type')?.includes('form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
}
