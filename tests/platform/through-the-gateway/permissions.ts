import { type Call, refusalsOf } from '@storyright/contracts/http'
import { allCalls } from '@storyright/contracts/services'
import { type AccountStatus, access, pages, problemContentType, type Viewer } from '@storyright/contracts/vocabulary'
import { demoPassword } from '@storyright/demo'
import { json, whenNotBusy } from '../support/ask.ts'
import type { NewPerson } from '../support/people.ts'
import type { Platform } from '../support/platform.ts'

type Facts = Omit<Viewer, 'id'>
interface Somebody {
  facts: Facts | null
  email(): Promise<string>
}

/** The last to be described: the demo accounts are closed in it. */
export const describePermissions = (opened: () => Platform) =>
  describe('who may do what, through the gateway', () => {
    let platform: Platform
    beforeAll(() => {
      platform = opened()
    })

    const demo = (name: string, facts: Facts): Somebody => ({ facts, email: async () => `${name}@storyright.test` })
    const added = (somebody: NewPerson, facts: Facts): Somebody => {
      const person = { email: '' }
      return {
        facts,
        email: async () => {
          person.email ||= (await platform.people.add(somebody)).email
          return person.email
        },
      }
    }
    const everybody: Record<string, Somebody> = {
      nobody: { facts: null, email: () => Promise.reject(new Error('nobody has no address')) },
      'a producer': demo('producer', { role: 'producer', tier: 'free', verified: true }),
      'a subscribed producer': added({ isSubscribed: true }, { role: 'producer', tier: 'premium', verified: true }),
      'a producer of role premium': added({ role: 'premium' }, { role: 'premium', tier: 'premium', verified: true }),
      'a producer of role free': added({ role: 'free' }, { role: 'free', tier: 'free', verified: true }),
      'an approved agent': demo('agent', { role: 'agent', tier: 'free', verified: true }),
      'an administrator': demo('admin', { role: 'admin', tier: 'premium', verified: true }),
    }

    /** These end the session that asks, so each takes one of its own; closing the account comes last. */
    const endings = ['POST /api/auth/logout', 'DELETE /api/auth/account']
    /** Withdrawing a listing would remove it for the roles checked afterwards. */
    const withdrawals = ['DELETE /api/listings/:id']
    /** For users who own something there; others with access get the call's own refusal. */
    const ownersOnly = [
      'GET /api/offers/my-submissions',
      'GET /api/listings/:id/rights/history',
      'GET /api/listings/:id/takings',
      'GET /api/listings/:id/offers/compare',
      'GET /api/listings/:id/offers/compare.csv',
    ]
    const nameOf = ({ method, path }: Call) => `${method} ${path}`
    const inOrder = allCalls.toSorted((one, other) => endings.indexOf(nameOf(one)) - endings.indexOf(nameOf(other)))

    describe.each(Object.entries(everybody))('%s', (_name, { facts, email }) => {
      let session: { cookie: string } | undefined
      const anew = async () => (facts ? platform.signIn(await email()) : undefined)
      beforeAll(async () => {
        session = await anew()
      })

      it.each(inOrder.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
        const path = call.path
          .replace(':id', withdrawals.includes(name) ? '999999999' : platform.listingIds[0]!)
          .replace(':listingId', '999999999')
          .replace(':source', 'youtube')
          .replace(':token', 'no-such-token')
        const headers = endings.includes(name) ? await anew() : session
        const answer = await whenNotBusy(platform.ask, { method: call.method, path, ...(headers && { headers }) })
        const may = access[call.access](facts && { id: '', ...facts })
        if (may && ownersOnly.includes(name) && answer.status === 403)
          expect(answer.json().detail).toBe(call.refusedWith)
        else if (may) expect([401, 403]).not.toContain(answer.status)
        else {
          expect(answer.status).toBe(facts ? 403 : 401)
          expect(answer.headers['content-type']).toContain(problemContentType)
          expect(answer.json().code).toBe(facts ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN')
        }
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) expect(Object.keys(refusalsOf(call))).toContain(`${answer.status}`)
      })

      it('sees every page', async () => {
        for (const { path } of pages) {
          const answer = await whenNotBusy(platform.ask, {
            path: path.replace(':id', platform.listingIds[0]!),
            ...(session && { headers: session }),
          })
          expect([path, answer.status]).toEqual([path, 200])
        }
      })
    })

    describe('who may not sign in', () => {
      const refused: [AccountStatus, number, string][] = [
        ['pending_verification', 403, 'EMAIL_NOT_VERIFIED'],
        ['pending_review', 403, 'APPLICATION_PENDING'],
        ['rejected', 403, 'APPLICATION_REJECTED'],
        ['suspended', 403, 'ACCOUNT_SUSPENDED'],
      ]
      it.each(refused)('%s: %d %s, and no session', async (status, expected, code) => {
        const { email } = await platform.people.add({ status })
        const answer = await platform.ask({
          method: 'POST',
          path: '/api/auth/login',
          ...json({ email, password: demoPassword }),
        })
        expect([answer.status, answer.json().code]).toEqual([expected, code])
        expect(answer.headers['set-cookie']).toBeUndefined()
      })

      it('closed: an address that nobody knows', async () => {
        const { email } = await platform.people.add()
        const headers = await platform.signIn(email)
        const closing = json({ currentPassword: demoPassword }, headers)
        expect((await platform.ask({ method: 'DELETE', path: '/api/auth/account', ...closing })).status).toBe(200)
        const answer = await platform.ask({
          method: 'POST',
          path: '/api/auth/login',
          ...json({ email, password: demoPassword }),
        })
        expect([answer.status, answer.json().code]).toEqual([401, 'WRONG_CREDENTIALS'])
      })

      it('is told nothing of the account with a wrong password', async () => {
        const { email } = await platform.people.add({ status: 'suspended' })
        const answer = await platform.ask({
          method: 'POST',
          path: '/api/auth/login',
          ...json({ email, password: 'not the right one' }),
        })
        expect([answer.status, answer.json().code]).toEqual([401, 'WRONG_CREDENTIALS'])
      })
    })
  })
