import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@storyright/contracts/http'
import { problemContentType } from '@storyright/contracts/vocabulary'

/** What Node could not read as HTTP at all, by its error code. */
const known: Record<string, { status: number; code: string; says: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE', says: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT', says: 'The request took too long to arrive.' },
}
const otherwise = { status: 400, code: 'MALFORMED_REQUEST', says: 'The request could not be read.' }

/** Answers with problem+json what never became a request, and closes. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code, says } = known[error.code ?? ''] ?? otherwise
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, detail: says, code, requestId: randomUUID() }
  const body = JSON.stringify(problem)
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${problemContentType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
