import type { CallAt } from '@storyright/contracts/services'
import type { Address } from '@storyright/contracts/vocabulary'
import { filled } from './filled.ts'

/** Blank parameters are left out of the query. */
type Blankable<Fields> = { [Name in keyof Fields]?: Fields[Name] | '' | null | undefined }
type Part<C, Name extends string> = C extends Record<Name, { _input: infer Fields }> ? Fields : undefined
type Needed<Name extends string, Fields> = [Fields] extends [undefined] ? object : Record<Name, Fields>
type Query<C> = C extends Record<'query', { _output: infer Fields }> ? { query?: Blankable<Fields> } : object

type Upload<C> = C extends { upload: string } ? { file: File } : object

/** The arguments of a call, required and optional: params, query, body or file, as it declares them. */
export type CallArgs<A extends Address> = Needed<'params', Part<CallAt<A>, 'params'>> &
  Query<CallAt<A>> &
  Needed<'body', Part<CallAt<A>, 'body'>> &
  Upload<CallAt<A>> & { headers?: Record<string, string>; keepalive?: boolean }

/** The response of a call, as it declares it; `null` without a body. */
export type Reply<A extends Address> = CallAt<A> extends { reply: { _output: infer Answer } } ? Answer : null

export type BodyOf<A extends Address> = Part<CallAt<A>, 'body'>

/** A call with its arguments. */
export interface ApiRequest {
  address: Address
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  file?: File
  headers?: Record<string, string>
  /** Goes out even when the page is being left. */
  keepalive?: boolean
}

// biome-ignore lint/suspicious/noConfusingVoidType: an argument that can be left out.
export type Nothing = void
/** The argument of an endpoint that takes only a body, or nothing. */
type BodyArg<A extends Address> = [BodyOf<A>] extends [undefined] ? Nothing : BodyOf<A>
export interface CallEndpoint<A extends Address, Arg> {
  query: (arg: Arg) => ApiRequest
  transformResponse: (reply: Reply<A>) => Reply<A>
}

/** An endpoint for a declared call. `given` maps its argument to more than the body. */
export function callTo<A extends Address>(address: A): CallEndpoint<A, BodyArg<A>>
export function callTo<A extends Address, Arg>(address: A, given: (arg: Arg) => CallArgs<A>): CallEndpoint<A, Arg>
export function callTo(address: Address, given?: (arg: never) => object) {
  return {
    query: (arg: never): ApiRequest => ({ address, ...(given ? given(arg) : { body: arg }) }),
    transformResponse: (reply: never): unknown => reply,
  }
}

/** The path of an address, with its parameters in place and the query that is left. */
export function pathOf({ address, params = {}, query = {} }: Pick<ApiRequest, 'address' | 'params' | 'query'>) {
  const path = filled(address.path, params)
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return asked.length === 0
    ? path
    : `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}
