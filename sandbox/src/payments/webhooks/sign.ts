import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` of a payload that is sent now. */
export function sign(payload: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
}
