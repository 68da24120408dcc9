import { defineRefusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'

const { keyNotValid } = defineRefusals({
  keyNotValid: { status: 400, message: 'An Idempotency-Key has 1 to 255 printable characters.' },
})

/** The Idempotency-Key of a request, the same in every attempt of one wish; `undefined` when there is none. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw keyNotValid()
  return key
}
