import type { CallAt } from '@storyright/contracts/services'
import type { Address } from '@storyright/contracts/vocabulary'
import { filled } from './filled.ts'

/** What is left blank is not asked for. */
type Blankable<Fields> = { [Name in keyof Fields]?: Fields[Name] | '' | null | undefined }
type Part<C, Name extends string> = C extends Record<Name, { _input: infer Fields }> ? Fields : undefined
type Needed<Name extends string, Fields> = [Fields] extends [undefined] ? object : Record<Name, Fields>
type Query<C> = C extends Record<'query', { _output: infer Fields }> ? { query?: Blankable<Fields> } : object

type Upload<C> = C extends { upload: string } ? { file: File } : object

/** What a call needs to be told, and what it may be: its parameters, query, body or file, as it declares them. */
export type Given<A extends Address> = Needed<'params', Part<CallAt<A>, 'params'>> &
  Query<CallAt<A>> &
  Needed<'body', Part<CallAt<A>, 'body'>> &
  Upload<CallAt<A>> & { headers?: Record<string, string> }

/** What a call answers, as it declares it; `null` for answers without a body. */
export type Reply<A extends Address> = CallAt<A> extends { reply: { _output: infer Answer } } ? Answer : null

export type BodyOf<A extends Address> = Part<CallAt<A>, 'body'>

/** A call with all that it is to be told. */
export interface Ask {
  address: Address
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  file?: File
  headers?: Record<string, string>
}

// biome-ignore lint/suspicious/noConfusingVoidType: an argument that can be left out.
export type Nothing = void
/** The argument of a call that is told one thing only: its body, or nothing at all. */
type Alone<A extends Address> = [BodyOf<A>] extends [undefined] ? Nothing : BodyOf<A>
export interface Asking<A extends Address, Arg> {
  query: (arg: Arg) => Ask
  transformResponse: (reply: Reply<A>) => Reply<A>
}

/** An endpoint for a declared call. `given` says what it is told, when that is more than the body. */
export function ask<A extends Address>(address: A): Asking<A, Alone<A>>
export function ask<A extends Address, Arg>(address: A, given: (arg: Arg) => Given<A>): Asking<A, Arg>
export function ask(address: Address, given?: (arg: never) => object) {
  return {
    query: (arg: never): Ask => ({ address, ...(given ? given(arg) : { body: arg }) }),
    transformResponse: (reply: never): unknown => reply,
  }
}

/** The path of an address, with its parameters in place and the query that is left. */
export function pathOf({ address, params = {}, query = {} }: Pick<Ask, 'address' | 'params' | 'query'>) {
  const path = filled(address.path, params)
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return asked.length === 0
    ? path
    : `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}
