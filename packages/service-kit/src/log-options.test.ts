import { pino } from 'pino'
import { logOptions } from './create-service.ts'

function logged(line: object) {
  const written: string[] = []
  pino(logOptions, { write: (text) => void written.push(text) }).warn(line, 'It failed')
  return written.join('')
}

const typed = 'Failing row contains (Lovelace, 1815)'
const driverError = () => Object.assign(new Error('violates check constraint'), { code: '23514', detail: typed })
const adapterError = () => Object.assign(new Error('postgres'), { cause: { originalCode: '23514', detail: typed } })
const prismaError = () =>
  Object.assign(new Error('Invalid invocation'), { code: 'P2010', meta: { driverAdapterError: adapterError() } })

describe.each(['err', 'error'])('an error that is logged as %s', (name) => {
  it('is told with its message and where it happened', () => {
    const { type, message, stack } = JSON.parse(logged({ [name]: new TypeError('no luck') }))[name]
    expect([type, message, stack.includes('log-options.test.ts')]).toEqual(['TypeError', 'no luck', true])
  })

  it.each([
    ['the driver', driverError],
    ['the adapter', adapterError],
    ['Prisma', prismaError],
  ])('says nothing of the row that PostgreSQL refused, by %s', (_, make) => {
    const written = logged({ [name]: make() })
    expect(written).toContain('23514')
    expect(written).not.toContain('Lovelace')
  })
})
