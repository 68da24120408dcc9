import { z } from 'zod'
import { uuid } from '../fields.ts'
import type { ControlMessage } from './envelope.ts'

/** Told to every gateway at once: forget what you keep of this user's sessions, or of this one session. */
export const sessionsChangedSubject = 'control.sessions'
export const sessionsChangedData = z.union([
  z.object({ userId: uuid }),
  z.object({ sessionHash: z.string().regex(/^[0-9a-f]{64}$/) }),
])
export type SessionsChanged = z.infer<typeof sessionsChangedData>

export const sessionsChanged = (data: SessionsChanged): ControlMessage => ({
  controlSubject: sessionsChangedSubject,
  data,
})
