import { choosePlace, type Place, startSandbox } from '../../support/sandbox.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests say themselves what they expect
  body: any
}

/** A sandbox and its sources, asked as their clients ask them. */
export interface Asking {
  place: Place
  /** Asks with the right key, and books for Great Britain, unless something else, or nothing, is told. */
  books(path: string, asked?: Record<string, string>): Promise<Answer>
  youtube(path: string, asked?: Record<string, string>): Promise<Answer>
  x(path: string, asked?: Record<string, string>, token?: string): Promise<Answer>
  /** One of the controls: `POST` with a body, else as told. */
  control(path: string, body?: object, method?: string): Promise<Answer>
  /** Takes faults back, and puts quotas as they were. */
  calm(): Promise<void>
  leave(): Promise<void>
}

export async function startAsking(): Promise<Asking> {
  const place = await choosePlace()
  const sandbox = await startSandbox(place)
  const get = async (path: string, asked: Record<string, string>, headers: Record<string, string> = {}) =>
    readAnswer(await fetch(`${place.url}${path}?${new URLSearchParams(asked)}`, { headers, redirect: 'manual' }))
  const control = async (path: string, body?: object, method = body ? 'POST' : 'GET') =>
    readAnswer(
      await fetch(`${place.url}/control/${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    )
  return {
    place,
    books: (path, asked = {}) => get(`/books/v1/volumes${path}`, { key: 'books-storyright', country: 'GB', ...asked }),
    youtube: (path, asked = {}) => get(`/youtube/v3/${path}`, { key: 'youtube-storyright', ...asked }),
    x: (path, asked = {}, token = 'x-storyright') =>
      get(`/2/tweets/${path}/recent`, asked, { authorization: `Bearer ${token}` }),
    control,
    async calm() {
      await control('faults', undefined, 'DELETE')
      await control('quotas', undefined, 'DELETE')
    },
    async leave() {
      await sandbox.stop()
      await place.leave()
    },
  }
}

async function readAnswer(answer: Response): Promise<Answer> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, headers: answer.headers, body: isJson && text ? parsed(text) : text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
