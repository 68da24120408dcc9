import { agentApproved, agentRejected } from '@storyright/contracts/events'
import { accountStatuses, producerRoles, roles } from '@storyright/contracts/vocabulary'
import { activate, giveRole, review, suspend } from './decisions.ts'

type Subject = Parameters<typeof suspend>[0]
const somebody = (more: Partial<Subject>): Subject => ({
  role: 'producer',
  status: 'active',
  isVerified: true,
  ...more,
})
const applicant = (status: Subject['status']) => somebody({ role: 'agent', status, isVerified: status === 'active' })
const refusedWith = (status: number, code: string) => expect.objectContaining({ status, code })

describe('an application', () => {
  it('is approved while it waits, and also after it was rejected', () => {
    for (const status of ['pending_review', 'rejected'] as const)
      expect(review(applicant(status), 'approved')).toMatchObject({
        action: 'agent.approved',
        changes: { status: 'active', isVerified: true },
        event: agentApproved,
      })
  })

  it('is rejected while it waits', () =>
    expect(review(applicant('pending_review'), 'rejected')).toMatchObject({
      action: 'agent.rejected',
      changes: { status: 'rejected' },
      event: agentRejected,
    }))

  it.each([
    ['active', 'approved', /already been approved/],
    ['active', 'rejected', /already been approved/],
    ['suspended', 'approved', /already been approved/],
    ['rejected', 'rejected', /already been rejected/],
  ] as const)('of somebody %s cannot be %s', (status, verdict, says) => {
    expect(() => review(applicant(status), verdict)).toThrow(refusedWith(409, 'APPLICATION_DECIDED'))
    expect(() => review(applicant(status), verdict)).toThrow(says)
  })

  it('is an agent’s', () => {
    for (const role of roles.filter((each) => each !== 'agent'))
      expect(() => review(somebody({ role }), 'approved')).toThrow(refusedWith(409, 'NOT_AN_AGENT'))
  })
})

describe('a role', () => {
  const give = (person: Subject, role: Subject['role'], isSelf = false) => giveRole(person, role, { isSelf })

  it('moves between producers’ roles and agent', () => {
    for (const role of [...producerRoles, 'agent'] as const) {
      expect(give(somebody({ role: 'admin' }), role)?.changes.role).toBe(role)
      expect(give(somebody({ role: role === 'free' ? 'premium' : 'free' }), role)?.changes.role).toBe(role)
    }
  })

  it('of agent counts as approved', () =>
    expect(give(somebody({ isVerified: false }), 'agent')?.changes).toEqual({ role: 'agent', isVerified: true }))

  it('that somebody has already is given again without effect', () => {
    for (const role of roles) expect(give(somebody({ role }), role)).toBeNull()
    expect(give(somebody({ role: 'admin' }), 'admin', true)).toBeNull()
  })

  it('of administrator is never given', () => {
    for (const role of roles.filter((each) => each !== 'admin'))
      expect(() => give(somebody({ role }), 'admin')).toThrow(refusedWith(403, 'ADMIN_NOT_GIVEN'))
  })

  it('of one’s own cannot be given up', () =>
    expect(() => give(somebody({ role: 'admin' }), 'producer', true)).toThrow(refusedWith(409, 'OWN_ROLE')))

  it('does not go round the confirmation or the review', () => {
    for (const status of ['pending_verification', 'pending_review', 'rejected'] as const)
      expect(() => give(somebody({ status, role: 'agent' }), 'producer')).toThrow(refusedWith(409, 'ROLE_NOT_OPEN'))
    expect(give(somebody({ status: 'suspended' }), 'premium')?.changes).not.toHaveProperty('status')
  })
})

describe('a suspension', () => {
  it('is for active accounts, and never for an administrator', () => {
    expect(suspend(somebody({})).changes).toEqual({ status: 'suspended' })
    for (const status of accountStatuses.filter((each) => each !== 'active'))
      expect(() => suspend(somebody({ status }))).toThrow(refusedWith(409, 'NOT_ACTIVE'))
    expect(() => suspend(somebody({ role: 'admin' }))).toThrow(refusedWith(409, 'ADMIN_NOT_SUSPENDED'))
  })

  it('is lifted from suspended accounts only', () => {
    expect(activate(somebody({ status: 'suspended' })).changes).toEqual({ status: 'active' })
    for (const status of accountStatuses.filter((each) => each !== 'suspended'))
      expect(() => activate(somebody({ status }))).toThrow(refusedWith(409, 'NOT_SUSPENDED'))
  })
})
