import type { Problem } from '@storyright/contracts/http'

/** A file that was not taken. `message` is what to tell whoever sent it; 0 stands for no answer at all. */
export class SendingFailed extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface Sending {
  path: string
  file: File
  onProgress: (percent: number) => void
  /** What to say when the server gives no reason. */
  fallback: string
  signal?: AbortSignal
}

/** Sends a file and answers with what the server made of it. `fetch` says nothing of how much has gone out, so this does not use it. */
export const sendFile = <Reply>({ path, file, onProgress, fallback, signal }: Sending) =>
  new Promise<Reply>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (says = fallback) => reject(new SendingFailed(request.status, says))
    request.open('POST', path)
    request.withCredentials = true
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onerror = () => fail()
    request.onabort = () => fail()
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 201 && answer) resolve(answer as Reply)
      else fail(answer?.detail)
    }
    signal?.addEventListener('abort', () => request.abort())
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })

function parsed(text: string): Partial<Problem> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
