import { googleFault } from './google-fault.ts'

const dayEnds = new Date('2026-11-23T08:00:00Z')
const faultOf = (status: number, error: object) => googleFault('books', status, { error }, dayEnds)
const badRequest = [{ domain: 'global', reason: 'badRequest' }]
const infoOf = (reason: string) => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason })

describe('what Google says beside the status', () => {
  it.each([
    ['its details', { errors: badRequest, details: [{ links: [] }, infoOf('API_KEY_INVALID')] }],
    ['its message', { message: 'API key not valid. Please pass a valid API key.', errors: badRequest }],
    ['its message: it has expired', { message: 'API key expired. Please renew the API key.', details: 'none' }],
    ['the older word', { errors: [{ reason: 'keyInvalid' }] }],
  ])('names a wrong key in %s: nobody is let in, whatever was asked, and nothing was used', (_where, error) =>
    expect(faultOf(400, error)).toMatchObject({
      message: expect.stringContaining('does not accept our key'),
      isOfItem: false,
      isFree: true,
    }),
  )

  it.each([
    ['a parameter that is wrong', 400, { message: 'Invalid value “API key not valid”', errors: badRequest }],
    ['an error without words', 400, { errors: [null, { reason: 7 }], details: [infoOf('FIELD_INVALID')] }],
    ['a refusal without a reason', 403, { errors: [{ reason: 'forbidden' }] }],
  ])('leaves %s to the status', (_what, status, error) => expect(faultOf(status, error)).toBeUndefined())

  it('names the end of a day’s allowance, and what comes too often', () => {
    expect(faultOf(403, { errors: [{ reason: 'quotaExceeded' }] })).toMatchObject({ until: dayEnds, isFree: false })
    expect(faultOf(403, { errors: [{ reason: 'rateLimitExceeded' }] })).toMatchObject({
      message: expect.stringContaining('asked too often'),
    })
  })
})
