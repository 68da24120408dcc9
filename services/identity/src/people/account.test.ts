import { accountStatuses } from '@storyright/contracts/vocabulary'
import { accountRules, allows, firstStatus, isProfileComplete, requireStep, statusChanges } from './account.ts'

describe('the life of an account', () => {
  it('begins with a check: of the mailbox for producers, of the application for agents', () => {
    expect(firstStatus('producer')).toBe('pending_verification')
    expect(firstStatus('agent')).toBe('pending_review')
  })

  it('lets only active accounts sign in', () => {
    const open = accountStatuses.filter((status) => accountRules[status].signInRefusal === null)
    expect(open).toEqual(['active'])
  })

  it.each([
    ['pending_verification', 403, 'EMAIL_NOT_VERIFIED'],
    ['pending_review', 403, 'APPLICATION_PENDING'],
    ['rejected', 403, 'APPLICATION_REJECTED'],
    ['suspended', 403, 'ACCOUNT_SUSPENDED'],
    ['closed', 401, 'WRONG_CREDENTIALS'],
  ] as const)('refuses a %s account with the reason', (status, code, name) => {
    const refusal = accountRules[status].signInRefusal?.()
    expect([refusal?.status, refusal?.code]).toEqual([code, name])
  })

  it('can be closed from every status, and ends there', () => {
    for (const status of accountStatuses.filter((each) => each !== 'closed'))
      expect(() => requireStep(status, 'closed')).not.toThrow()
    for (const status of accountStatuses) expect(() => requireStep('closed', status)).toThrow()
  })

  it('does not skip the review or the confirmation backwards', () => {
    expect(() => requireStep('active', 'pending_review')).toThrow()
    expect(() => requireStep('pending_verification', 'rejected')).toThrow()
  })
})

describe('what administrators do to an account', () => {
  it('is a step of its life', () => {
    for (const { from, to } of Object.values(statusChanges))
      for (const status of from) expect(() => requireStep(status, to)).not.toThrow()
  })

  it.each([
    ['approved', ['pending_review', 'rejected']],
    ['rejected', ['pending_review']],
    ['suspended', ['active']],
    ['activated', ['suspended']],
  ] as const)('%s: from %j only', (action, from) =>
    expect(accountStatuses.filter((status) => allows(action, status)).sort()).toEqual([...from].sort()),
  )
})

describe('a profile', () => {
  const told = {
    role: 'producer',
    username: 'ann',
    address: 'a',
    phoneNumber: 'p',
    whatAreYouLookingFor: 'w',
    howDidYouHearAboutUs: 'h',
  } as const
  it('is complete when a producer has told everything', () => expect(isProfileComplete(told)).toBe(true))
  it('is not complete while something is missing', () =>
    expect(isProfileComplete({ ...told, phoneNumber: null })).toBe(false))
  it('asks nothing of agents', () => expect(isProfileComplete({ ...told, role: 'agent', address: null })).toBe(true))
})
