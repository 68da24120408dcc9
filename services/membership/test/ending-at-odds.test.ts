import { findMember, lockMember } from '../src/members/member.store.ts'
import { decideEnd } from '../src/members/schedule-termination.ts'
import type { Provider } from '../src/provider/provider.ts'
import { terminateSubscription } from '../src/termination/terminate-subscription.ts'
import { type Subscribers, secretKey, startSubscribers } from './harness.ts'
import { startProcess } from './process.ts'

const MINUTE = 60_000
let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers({ upkeep: false })
})
afterAll(() => members.stop())
afterEach(() => members.now())

const process = (around: (provider: Provider) => Partial<Provider> = () => ({})) =>
  startProcess(members, { clock: members.clock, around })
const decide = (personId: string, refunds: boolean) => {
  const deps = process()
  return deps.transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    await decideEnd(tx, member, { because: 'administrator', refunds, now: deps.clock() })
  })
}

describe('an end', () => {
  it('lets a renewal go that becomes final at the very moment: nobody can pay it afterwards', async () => {
    const viewer = await members.premium()
    const { paidUntil } = await members.row(viewer)
    await members.advance(viewer, new Date(paidUntil!.getTime() + 5 * MINUTE))
    await decide(viewer.id, false)
    let isFinal = false
    const racing = process(({ letGo }) => ({
      async letGo(invoice) {
        if (invoice.status === 'draft' && !isFinal) {
          isFinal = true
          const address = `${members.sandbox.url}/v1/invoices/${invoice.id}/finalize`
          const headers = { authorization: `Bearer ${secretKey}` }
          expect((await fetch(address, { method: 'POST', headers })).status).toBe(200)
        }
        await letGo(invoice)
      },
    }))
    await terminateSubscription(racing, viewer.id)
    expect(isFinal).toBe(true)
    const { subscriptionId } = await members.row(viewer)
    const { data } = await members.atProvider<{ data: { status: string }[] }>(`invoices?subscription=${subscriptionId}`)
    expect(data.map(({ status }) => status)).toEqual(['void', 'paid'])
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', endBecause: null })
  })

  it('with the money back does not wait for what was paid past the provider, which cannot give it back', async () => {
    const viewer = await members.premium()
    await decide(viewer.id, true)
    const refunds: string[] = []
    const paidByTransfer = process(({ read }) => ({
      async read(id) {
        const said = await read(id)
        return { ...said, invoices: said.invoices.map((invoice) => ({ ...invoice, payment: null })) }
      },
      refund: async ({ intentId }) => void refunds.push(intentId),
    }))
    await terminateSubscription(paidByTransfer, viewer.id)
    expect(await findMember(members.db, viewer.id)).toMatchObject({ state: 'ended', endBecause: null })
    expect(refunds).toEqual([])
  })
})
