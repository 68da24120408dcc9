import { createHash } from 'node:crypto'
import { notificationMailWanted } from '@storyright/contracts/events'
import type { NotificationPreferences } from '@storyright/contracts/http'
import { notificationKinds, type Viewer } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { deleteExpired } from '../src/jobs/delete-expired.ts'
import { type Community, someone, startCommunity } from './harness.ts'
import { notifierOn, someNotice } from './notifier.ts'

const path = '/api/notifications/preferences'

describe('notification preferences', () => {
  let community: Community
  beforeAll(async () => {
    community = await startCommunity()
  })
  afterAll(() => community.stop())

  const notifier = () => notifierOn(community.db, community.databaseUrl)
  const notify = (...notice: Parameters<typeof someNotice>) => notifier().notify(someNotice(...notice))
  /** The mail that somebody is sent; whoever comes first asks for it. */
  const mailTo = async ({ id }: Viewer) => {
    await notifier().mail()
    return eventually(async () => {
      const [mail, ...more] = (await community.toldBy(notificationMailWanted)).filter(({ personId }) => personId === id)
      expect([mail?.personId, more]).toEqual([id, []])
      return mail!
    })
  }
  const preferencesOf = async (viewer: Viewer) => (await community.get(path, viewer)).json<NotificationPreferences>()
  const choose = (viewer: Viewer, ...kinds: object[]) => community.send('PUT', path, viewer, { kinds })
  const choiceOf = async (viewer: Viewer, kind: string) =>
    (await preferencesOf(viewer)).kinds.find((one) => one.kind === kind)

  it('lists the kinds that can concern somebody, as the table has them', async () => {
    const kindsOf = async (viewer: Viewer) => (await preferencesOf(viewer)).kinds.map(({ kind }) => kind)
    expect(await kindsOf(someone('agent', 'free'))).toEqual(
      notificationKinds.filter((kind) => !['membership', 'favourites', 'applications', 'moderation'].includes(kind)),
    )
    expect(await kindsOf(someone('producer', 'free'))).not.toContain('moderation')
    expect(await kindsOf(someone('admin'))).toEqual(expect.arrayContaining(['applications', 'moderation']))
    const viewer = someone()
    expect(await choiceOf(viewer, 'offers')).toEqual({ kind: 'offers', mail: 'now', inApp: true, mailAlways: true })
    expect(await choiceOf(viewer, 'replies')).toEqual({
      kind: 'replies',
      mail: 'daily',
      inApp: true,
      mailAlways: false,
    })
  })

  it('keeps what one chooses, and what is left out stays', async () => {
    const viewer = someone()
    await choose(
      viewer,
      { kind: 'replies', mail: 'never', inApp: true },
      { kind: 'likes', mail: 'daily', inApp: false },
    )
    const answer = await choose(viewer, { kind: 'likes', mail: 'now', inApp: true })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(await preferencesOf(viewer))
    expect(await choiceOf(viewer, 'replies')).toMatchObject({ mail: 'never', inApp: true })
    expect(await choiceOf(viewer, 'likes')).toMatchObject({ mail: 'now', inApp: true })
  })

  it.each([
    ['the mails about money and security', [{ kind: 'offers', mail: 'never', inApp: true }], 'kinds.0.mail'],
    ['what does not concern one', [{ kind: 'moderation', mail: 'now', inApp: true }], 'kinds.0.kind'],
    ['a kind twice', ['now', 'never'].map((mail) => ({ kind: 'likes', mail, inApp: true })), 'kinds.1.kind'],
    ['a kind that there is not', [{ kind: 'rumours', mail: 'now', inApp: true }], 'kinds.0.kind'],
  ])('refuses to change %s, and says where', async (_what, kinds, place) => {
    const viewer = someone()
    const answer = await choose(viewer, ...kinds)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, place])
    expect(answer.json().detail).toMatch(/\w+ \w+/)
    expect(await community.db.notificationPreference.findUnique({ where: { personId: viewer.id } })).toBeNull()
  })

  it('hides on the site what one wants to read by mail only, and mails it', async () => {
    const viewer = someone()
    await choose(viewer, { kind: 'mentions', mail: 'now', inApp: false })
    await notify('hidden', [viewer.id], 'mentions', { group: 'a place' })
    const list = await community.get('/api/notifications', viewer)
    expect([list.json(), list.headers['x-unread-count']]).toEqual([[], '0'])
    expect((await mailTo(viewer)).items.map(({ title }) => title)).toEqual(['Something: hidden'])
    await choose(viewer, { kind: 'mentions', mail: 'never', inApp: true })
    await notify('shown', [viewer.id], 'mentions', { group: 'a place' })
    const [shown, ...more] = (await community.get('/api/notifications', viewer)).json()
    expect([shown.title, shown.count, more]).toEqual(['Something: shown', 1, []])
  })

  it('forgets what was read, and what nobody sees, after half a year', async () => {
    const [reader, other] = [someone(), someone()]
    await choose(reader, { kind: 'likes', mail: 'never', inApp: false })
    await notify('to be read', [reader.id, other.id], 'mentions')
    await notify('hidden', [reader.id], 'likes')
    await community.post('/api/notifications/read', reader, { all: true })
    await notify('unread', [reader.id], 'mentions')
    const left = async (days: number) => {
      const clock = () => new Date(Date.now() + days * 86_400_000)
      await deleteExpired({ db: community.db, clock }, new AbortController().signal)
      const where = { personId: { in: [reader.id, other.id] } }
      return (await community.db.notification.findMany({ where })).map(({ title }) => title).toSorted()
    }
    const [read, hidden, unread] = ['Something: to be read', 'Something: hidden', 'Something: unread']
    expect(await left(179)).toEqual([hidden, read, read, unread])
    expect(await left(181)).toEqual([read, unread])
  })

  describe('the link in a mail', () => {
    /** Somebody who was mailed, and the token of that mail. */
    async function mailed() {
      const viewer = someone()
      await notify(`mention of ${viewer.id}`, [viewer.id], 'mentions')
      const { unsubscribeToken: token } = await mailTo(viewer)
      return { viewer, url: `/api/notifications/unsubscribe/${token}`, token }
    }
    const isMailed = async (viewer: Viewer) => (await choiceOf(viewer, 'mentions'))?.mail !== 'never'

    it.each([
      ['the form of a mail program', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [
        'the same in parts',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        'multipart/form-data; boundary=x',
      ],
      ['the page', '{}', 'application/json'],
      ['nothing', undefined, undefined],
    ])('ends the mails of its kind without a session, by %s; again is the same', async (_who, payload, type) => {
      const { viewer, url } = await mailed()
      const post = () =>
        community.app.inject({
          method: 'POST',
          url,
          ...(payload !== undefined && { payload }),
          ...(type && { headers: { 'content-type': type } }),
        })
      const [first, again] = [await post(), await post()]
      expect([first.statusCode, first.json()]).toEqual([200, { kinds: ['mentions'], isStopped: true }])
      expect([again.statusCode, again.json()]).toEqual([200, first.json()])
      expect(await choiceOf(viewer, 'mentions')).toMatchObject({ mail: 'never', inApp: true })
      await notify(`again ${viewer.id}`, [viewer.id], 'mentions')
      expect(await community.db.dueMail.count({ where: { personId: viewer.id } })).toBe(0)
    })

    it('only asks when it is followed: JSON, or the page for a browser', async () => {
      const { viewer, url, token } = await mailed()
      const asked = await community.get(url, null)
      expect(asked.json()).toEqual({ kinds: ['mentions'], isStopped: false })
      const page = await community.send('GET', url, null, undefined, { accept: 'text/html,application/xhtml+xml' })
      expect([page.statusCode, page.headers.location]).toEqual([302, `/unsubscribe?token=${token}`])
      expect((await community.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
      expect(await isMailed(viewer)).toBe(true)
      await community.post(url, null)
      expect((await community.get(url, null)).json()).toEqual({ kinds: ['mentions'], isStopped: true })
    })

    it('is nobody’s when it is made up, cut or of another mail’s row, and tells nothing of anybody', async () => {
      const { viewer, token } = await mailed()
      const hash = createHash('sha256').update(token).digest('hex')
      for (const forged of ['x', token.slice(1), `${token}x`, hash, '0'.repeat(43), '%00', '../preferences']) {
        const url = `/api/notifications/unsubscribe/${encodeURIComponent(forged)}`
        expect((await community.post(url, null)).statusCode).toBe(404)
        expect((await community.get(url, null)).statusCode).toBe(404)
      }
      expect(await isMailed(viewer)).toBe(true)
      expect(await community.db.unsubscribeToken.findUnique({ where: { id: token } })).toBeNull()
    })

    it('ends the mails of whom it was written to, whoever is signed in where it is used', async () => {
      const [{ viewer, url }, other] = [await mailed(), someone()]
      const answer = await community.post(url, other)
      expect(Object.keys(answer.json()).toSorted()).toEqual(['isStopped', 'kinds'])
      expect([await isMailed(viewer), await isMailed(other)]).toEqual([false, true])
    })

    it('takes a form nowhere else, nor a long one', async () => {
      const { url } = await mailed()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const elsewhere = await community.app.inject({
        method: 'POST',
        url: '/api/notifications/read',
        payload: 'a=b',
        headers,
      })
      const long = await community.app.inject({ method: 'POST', url, payload: `a=${'b'.repeat(5_000)}`, headers })
      expect([elsewhere.statusCode, long.statusCode]).toEqual([415, 413])
    })
  })
})
