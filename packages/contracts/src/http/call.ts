import type { z } from 'zod'
import type { Access } from '../vocabulary/people.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export const serviceNames = ['identity', 'catalogue', 'offers', 'membership', 'ai', 'community', 'enrichment'] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * One documented call, declared once: the service mounts it, the gateway documents it, tests walk over it.
 * `path` is written as Fastify writes it (`/api/listings/:id`).
 */
export interface Call {
  service: ServiceName
  method: Method
  path: string
  summary: string
  access: Access
  /** What someone who is signed in but not allowed is told, when the general sentence is not the right one. */
  refusedWith?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The field that carries a file, for multipart calls; such calls have no `body`. */
  upload?: string
  status: 200 | 201 | 202 | 204
  /** Absent for answers without a body. */
  reply?: z.ZodType
}

/** Keeps the exact types of a call, so that handlers are typed by it. */
export const defineCall = <const C extends Call>(call: C): C => call
