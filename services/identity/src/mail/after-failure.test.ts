import { nextAttempt } from './sender.ts'

const now = new Date('2026-11-21T12:00:00Z')
const mail = { attempts: 1, createdAt: now }
const away = { code: 'ECONNECTION' }

describe('a mail that could not be sent', () => {
  it('is tried again, later each time', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => {
      const at = nextAttempt({ ...mail, attempts }, away, now)
      return (at!.getTime() - now.getTime()) / 1_000
    })
    expect(waits).toEqual([5, 15, 60, 300, 900, 1_800, 1_800])
  })

  it('is given up when its recipient is refused for good, or after five days', () => {
    expect(nextAttempt(mail, { code: 'EENVELOPE', responseCode: 550 }, now)).toBeNull()
    expect(nextAttempt({ ...mail, createdAt: new Date('2026-11-17T12:00:00Z') }, away, now)).not.toBeNull()
    expect(nextAttempt({ ...mail, createdAt: new Date('2026-11-16T11:59:00Z') }, away, now)).toBeNull()
  })

  it('is not given up for a full mailbox or for our own trouble', () => {
    expect(nextAttempt(mail, { code: 'EENVELOPE', responseCode: 452 }, now)).not.toBeNull()
    expect(nextAttempt(mail, { code: 'EAUTH', responseCode: 535 }, now)).not.toBeNull()
  })
})
