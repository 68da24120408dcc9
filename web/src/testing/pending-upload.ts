import { waitFor } from '@testing-library/react'

/** A file on its way: what was sent waits until the test answers it. */
export class PendingUpload {
  static all: PendingUpload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  file: File | undefined
  open() {}
  send(body: FormData) {
    this.file = body.get('file') as File
    PendingUpload.all.push(this)
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
  }
}

/** Replaces the network in every test of a file. Returns a function that waits for the n-th upload. */
export function fakeUploads() {
  const real = globalThis.XMLHttpRequest
  beforeEach(() => {
    PendingUpload.all = []
    globalThis.XMLHttpRequest = PendingUpload as never
  })
  afterEach(() => {
    globalThis.XMLHttpRequest = real
  })
  return async (count: number) => {
    await waitFor(() => expect(PendingUpload.all).toHaveLength(count))
    return PendingUpload.all[count - 1]!
  }
}
