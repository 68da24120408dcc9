import type { Problem } from '@storyright/contracts/http'
import type { Address } from '@storyright/contracts/vocabulary'
import { pathOf, type Reply } from './call-to.ts'
import { formWith } from './form-with.ts'
import type { AppThunk } from './store.ts'

/** A failed upload. `message` is for the user; status 0 means no response. */
export class SendingFailed extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface SendFileInput<A extends Address> {
  to: FileAddress<A>
  file: File
  onProgress: (percent: number) => void
  fallback: Fallback
  signal?: AbortSignal
}
/** What to say when the server gives no reason; by its status, where that makes a difference. */
export type Fallback = string | ((status: number) => string)

/** An upload call with its arguments. */
export interface FileAddress<A extends Address> {
  address: A
  params?: Readonly<Record<string, string>>
}

/** Uploads a file and resolves to the server's response. A lost session redirects to sign in, as with every other call. */
export function sendFile<A extends Address>(sending: SendFileInput<A>): AppThunk<Promise<Reply<A>>> {
  return async (_dispatch, _getState, { handleLostSession }) => {
    try {
      return await transfer<Reply<A>>(sending)
    } catch (error) {
      if (error instanceof SendingFailed && error.status === 401) await handleLostSession(sending.to.address.signInAt)
      throw error
    }
  }
}

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
const transfer = <Answer>({ to, file, onProgress, fallback, signal }: SendFileInput<Address>) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const unsaid = (status: number) => (typeof fallback === 'string' ? fallback : fallback(status))
    const fail = (message?: string) => reject(new SendingFailed(request.status, message ?? unsaid(request.status)))
    request.open(to.address.method, pathOf(to))
    request.withCredentials = true
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onerror = () => fail()
    request.onabort = () => fail()
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as Answer)
      else fail(answer?.detail)
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(formWith(file))
  })

function parsed(text: string): Partial<Problem> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
