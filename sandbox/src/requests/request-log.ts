import { randomUUID } from 'node:crypto'
import { type KeptList, openKeptList } from '../storage/kept-list.ts'

/** One request to the sandbox. */
export interface AskedRequest {
  id: string
  at: string
  operation: string
  /** Enough to recognise it by; never a secret. */
  summary: string
  status: number
  /** Whether the response was a requested fault. */
  onRequest: boolean
}

/** The newest requests, oldest first. */
export interface RequestLog {
  all(): readonly AskedRequest[]
  record(request: Omit<AskedRequest, 'id' | 'at'>): void
}

const LIMITS = { items: 500, bytes: 1024 * 1024 }
const SUMMARY_LIMIT = 300

export function openRequestLog(file: string): RequestLog {
  const list: KeptList<AskedRequest> = openKeptList(file, LIMITS)
  return {
    all: list.all,
    record: (request) =>
      list.add({
        id: randomUUID(),
        at: new Date().toISOString(),
        ...request,
        summary: request.summary.slice(0, SUMMARY_LIMIT),
      }),
  }
}
