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

  const perQuota = (quota_unit: unknown) => ({
    errors: [{ domain: 'global', reason: 'rateLimitExceeded' }],
    details: [{ links: [] }, { ...infoOf('RATE_LIMIT_EXCEEDED'), metadata: { quota_unit } }],
  })

  it.each([
    ['in the word of YouTube', 403, { errors: [{ reason: 'quotaExceeded' }] }],
    ['in the older word of Google Books', 403, { errors: [{ reason: 'dailyLimitExceeded' }] }],
    ['by the unit of its quota', 429, perQuota('1/d/{project}')],
    ['by the unit of its quota, whatever the status', 403, perQuota('1/d/{project}')],
  ])('names the end of a day’s allowance %s', (_how, status, error) =>
    expect(faultOf(status, error)).toMatchObject({ until: dayEnds, isFree: false }),
  )

  it.each(['1/min/{project}', null])('leaves a quota that does not end with the day (%s) to its 429', (unit) =>
    expect(faultOf(429, perQuota(unit))).toBeUndefined(),
  )

  it('names what comes too often', () => {
    expect(faultOf(403, { errors: [{ reason: 'rateLimitExceeded' }] })).toMatchObject({
      message: expect.stringContaining('asked too often'),
    })
  })
})
