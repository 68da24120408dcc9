export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where someone whose session is lost is led by a call that needed it (document 2, section 8.1). */
export type SignInPage = '/login' | '/api/login' | '/auth'

/** Where a call is asked; `path` is written as Fastify writes it (`/api/listings/:id`). */
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
