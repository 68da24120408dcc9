import { z } from 'zod'
import { uuid } from '../fields.ts'
import type { ControlMessage } from './envelope.ts'

/** Has every gateway drop its cached entries for this user's sessions, or for this one session. */
export const sessionsChangedSubject = 'control.sessions'
export const sessionsChangedData = z.union([
  z.object({ userId: uuid }),
  z.object({ sessionHash: z.string().regex(/^[0-9a-f]{64}$/) }),
])
export type SessionsChanged = z.infer<typeof sessionsChangedData>

export function sessionsChanged(data: SessionsChanged): ControlMessage {
  return {
    controlSubject: sessionsChangedSubject,
    data,
  }
}
