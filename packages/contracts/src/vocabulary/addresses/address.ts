export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The page a visitor is sent to when a call finds that the session has ended (document 2, section 8.1). */
export type SignInPage = '/login' | '/api/login' | '/auth'

/** The address of a call, with `path` as Fastify writes it (`/api/listings/:id`). */
export interface Address<M extends Method = Method, Path extends string = string> {
  method: M
  path: Path
  signInAt: SignInPage
}

interface More {
  signInAt: SignInPage
}

const by =
  <M extends Method>(method: M) =>
  <Path extends string>(path: Path, { signInAt }: More = { signInAt: '/login' }): Address<M, Path> => ({
    method,
    path,
    signInAt,
  })

export const get = by('GET')
export const post = by('POST')
export const put = by('PUT')
export const patch = by('PATCH')
export const del = by('DELETE')
