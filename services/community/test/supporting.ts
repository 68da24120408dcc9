import type { PublicSupportThread } from '@storyright/contracts/events'
import type { Notification, SupportThread } from '@storyright/contracts/http'
import type { Config } from '../src/config.ts'
import { type Community, type Member, startCommunity } from './harness.ts'

export const support = '/api/support'

/** A service of the file's own with two administrators, and for each test a member of the free plan who asks. */
export function supporting(limits: Partial<Config> = {}) {
  let community: Community
  const people = {} as Record<'rosa' | 'ada' | 'vera', Member>
  beforeAll(async () => {
    const config = { LIMIT_WRITES_PER_MINUTE: 100_000, LIMIT_WRITES_AT_ONCE: 100_000, ...limits }
    community = await startCommunity({ config })
    people.ada = await community.join({
      role: 'admin',
      firstName: 'Ada',
      lastName: 'Whitlock',
      username: 'ada.whitlock',
    })
    people.vera = await community.join({ role: 'admin', firstName: 'Vera', lastName: 'Stone', username: 'vera' })
  })
  beforeEach(async () => {
    people.rosa = await community.join({ tier: 'free', firstName: 'Rosa', lastName: 'Adeyemi' })
  })
  afterAll(() => community?.stop())

  const ask = (viewer: Member, more: object = {}, headers?: Record<string, string>) =>
    community.post(support, viewer, { topic: 'account', message: 'How do I change my name?', ...more }, headers)
  async function open(viewer: Member, more: object = {}): Promise<SupportThread> {
    const answer = await ask(viewer, more)
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const reply = (viewer: Member, id: string, message = 'And another thing', headers?: Record<string, string>) =>
    community.post(`${support}/${id}/replies`, viewer, { message }, headers)
  const close = (viewer: Member, id: string) => community.post(`${support}/${id}/close`, viewer)
  const reopen = (viewer: Member, id: string) => community.post(`${support}/${id}/reopen`, viewer)
  const one = (viewer: Member, id: string) => community.get(`${support}/${id}`, viewer)
  const told = async (id: string) =>
    (await community.told<PublicSupportThread>(id)).map(({ type, entityversion, data }) => [
      type.split('.')[2],
      entityversion,
      data.status,
    ])
  const noticesOf = async (viewer: Member): Promise<Notification[]> =>
    (await community.get('/api/notifications?limit=100', viewer)).json()

  return {
    get community() {
      return community
    },
    people,
    ...{ ask, open, reply, close, reopen, one, told, noticesOf },
  }
}
