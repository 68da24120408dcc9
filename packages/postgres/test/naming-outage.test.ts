import { namingOutage } from '../src/naming-outage.ts'

const ofPrisma = (cause: object) =>
  Object.assign(new Error('Database error'), { meta: { driverAdapterError: { cause } } })
const ofDriver = (code: string) => Object.assign(new Error('As PostgreSQL says'), { code })

describe('a PostgreSQL that cannot do what it is asked for now', () => {
  it.each([
    ['it shuts down', '57P01'],
    ['it is still starting', '57P03'],
    ['its disk is full', '53100'],
    ['it has no memory left', '53200'],
    ['all connections are taken', '53300'],
    ['its disk fails it', '58030'],
    ['a statement took too long', '57014'],
    ['a row was not free in time', '55P03'],
    ['others were at the same rows', '40001'],
  ])('is told as a refusal that says when to come again: %s', (_, code) => {
    for (const error of [ofPrisma({ originalCode: code }), ofDriver(code)])
      expect(namingOutage(error)).toMatchObject({ status: 503, cause: error })
  })

  it.each([
    ['a duplicate', '23505'],
    ['an unknown column', '42703'],
  ])('is told from what was wrong with the question: %s', (_, code) => {
    for (const error of [ofPrisma({ originalCode: code }), ofDriver(code)]) expect(namingOutage(error)).toBe(error)
  })
})
