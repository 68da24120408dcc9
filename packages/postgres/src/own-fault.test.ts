import { isOwnFault } from './own-fault.ts'

const fault = (more: object, message = 'something') => Object.assign(new Error(message), more)
const byPrisma = (originalCode: string) =>
  fault({ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode } } } })

describe('what is the database’s own fault', () => {
  it.each(['57014', '40001', '40P01', '55P03', '53300', '57P01', '25006'])('is %s, by Prisma or the driver', (code) => {
    expect([isOwnFault(byPrisma(code)), isOwnFault(fault({ code }))]).toEqual([true, true])
  })

  it.each(['23505', '22012', '42P01', '23514'])('is not %s', (code) => {
    expect([isOwnFault(byPrisma(code)), isOwnFault(fault({ code }))]).toEqual([false, false])
  })

  it('is a transaction that took too long, and a connection that broke', () => {
    expect(isOwnFault(fault({ code: 'P2028' }))).toBe(true)
    expect(isOwnFault(fault({}, 'Connection terminated unexpectedly'))).toBe(true)
  })

  it('is nothing that the work itself says', () => {
    expect(isOwnFault(new Error('no luck'))).toBe(false)
    expect(isOwnFault('a sentence')).toBe(false)
  })
})
