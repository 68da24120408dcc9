import { type Competition, type ForumPost, type ForumReply, problem } from '@storyright/contracts/http'
import { type Community, type Member, startCommunity } from './harness.ts'

let community: Community
let admin: Member
beforeAll(async () => {
  community = await startCommunity()
  admin = await community.join({ role: 'admin' })
})
afterAll(() => community.stop())

/** Something as it was opened: read again, and changed as a version of it. */
async function opened(path: string, viewer: Member, method: 'PATCH' | 'PUT' = 'PATCH') {
  const read = () => community.get(path, viewer)
  const change = (body: object, ifMatch?: string) =>
    community.send(method, path, viewer, body, ifMatch === undefined ? {} : { 'if-match': ifMatch })
  return { read, change, etag: String((await read()).headers.etag) }
}
type Opened = Awaited<ReturnType<typeof opened>>
const versionIn = (etag: unknown) => String(etag).replaceAll('"', '').split('.')[0]

/** Whatever it is, its versions are kept to alike. */
function keepsToVersions(open: () => Promise<Opened>, [one, other]: readonly [object, object]) {
  it('answers the version it has now, which the next change takes', async () => {
    const { change, etag } = await open()
    const first = await change(one, etag)
    expect(first.statusCode).toBe(200)
    expect(versionIn(first.headers.etag)).not.toBe(versionIn(etag))
    expect((await change(other, String(first.headers.etag))).statusCode).toBe(200)
  })

  it('refuses an older version with what is there now, and writes nothing', async () => {
    const { read, change, etag } = await open()
    await change(one, etag)
    const before = await read()
    const refused = await change(other, etag)
    expect(refused.statusCode).toBe(409)
    const { code, current } = problem.parse(refused.json())
    expect([code, current?.value]).toEqual(['CHANGED_MEANWHILE', before.json()])
    expect(versionIn(current?.etag)).toBe(versionIn(before.headers.etag))
    expect((await read()).json()).toEqual(before.json())
  })

  it('changes whatever is there without If-Match, and refuses what is no ETag', async () => {
    const { read, change } = await open()
    await change(one)
    expect((await change(other)).statusCode).toBe(200)
    expect((await change(one, '7')).statusCode).toBe(400)
    expect((await read()).json()).toMatchObject(other)
  })

  it('lets one of two through that come at once', async () => {
    const { change, etag } = await open()
    const answers = await Promise.all([change(one, etag), change(other, etag)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
}

describe('changing a competition as it was opened', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const open = async () => {
    const answer = await community.post('/api/competitions', admin, {
      ...{ title: 'Small Screens', brief: 'A series.', sponsor: 'Northlight', prize: 'A deal', rules: 'One each.' },
      ...{ opensAt: inHours(1), closesAt: inHours(24) },
    })
    return opened(`/api/competitions/${answer.json<Competition>().id}`, admin)
  }
  keepsToVersions(open, [{ title: 'Theirs' }, { title: 'Mine', prize: 'Another' }])
})

describe('changing a discussion as it was opened', () => {
  const create = async (author: Member) => {
    const body = { title: 'Fees', content: 'What is usual?', category: 'general' }
    return (await community.post('/api/forum/posts', author, body)).json<ForumPost>()
  }
  const open = async () => {
    const author = await community.join()
    return opened(`/api/forum/posts/${(await create(author)).id}`, author)
  }
  keepsToVersions(open, [{ title: 'Theirs' }, { title: 'Mine', content: 'Mine' }])

  it('is refused after an administrator has moved it, and tells a stranger nothing', async () => {
    const author = await community.join()
    const path = `/api/forum/posts/${(await create(author)).id}`
    const { change, etag } = await opened(path, author)
    await community.send('PATCH', path, admin, { category: 'legal' })
    expect((await change({ title: 'Mine' }, etag)).json().code).toBe('CHANGED_MEANWHILE')
    const stranger = await opened(path, await community.join())
    const refused = await stranger.change({ title: 'Strange' }, etag)
    expect([refused.statusCode, refused.json().current]).toEqual([403, undefined])
  })
})

describe('changing a reply as it was opened', () => {
  const open = async () => {
    const author = await community.join()
    const body = { title: 'Fees', content: 'What is usual?', category: 'general' }
    const { id } = (await community.post('/api/forum/posts', admin, body)).json<ForumPost>()
    const reply = await community.post(`/api/forum/posts/${id}/replies`, author, { content: 'A tenth.' })
    return opened(`/api/forum/replies/${reply.json<ForumReply>().id}`, author)
  }
  keepsToVersions(open, [{ content: 'Theirs' }, { content: 'Mine' }])
})

describe('changing how one is told as it was shown', () => {
  const path = '/api/notifications/preferences'
  const choice = (kind: string) => ({ kinds: [{ kind, mail: 'never', inApp: true }] })

  it('is refused where that was chosen otherwise meanwhile, with what holds now', async () => {
    const { read, change, etag } = await opened(path, await community.join(), 'PUT')
    const first = await change(choice('replies'), etag)
    expect(first.statusCode).toBe(200)
    const before = await read()
    expect(versionIn(first.headers.etag)).toBe(versionIn(before.headers.etag))
    const refused = await change(choice('mentions'), etag)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const { current } = problem.parse(refused.json())
    expect([current?.value, versionIn(current?.etag)]).toEqual([before.json(), versionIn(first.headers.etag)])
    expect((await read()).json()).toEqual(before.json())
    expect((await change(choice('mentions'), current!.etag)).statusCode).toBe(200)
    expect((await change(choice('replies'))).statusCode).toBe(200)
  })

  it('lets one of two through that come at once', async () => {
    const { change } = await opened(path, await community.join(), 'PUT')
    const etag = String((await change(choice('replies'))).headers.etag)
    const answers = await Promise.all(['replies', 'mentions'].map((kind) => change(choice(kind), etag)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})
