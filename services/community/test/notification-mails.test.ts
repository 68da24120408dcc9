import { randomUUID } from 'node:crypto'
import { forgetAgain, forgetPerson } from '../src/notifications/erase-person.ts'
import { keepPreferences } from '../src/notifications/preference.store.ts'
import { sendDueEmails } from '../src/notifications/send-due-emails.ts'
import { readNotifications } from '../src/notifications/settle-notifications.ts'
import { openNotifier, someNotice } from './notifier.ts'

jest.setTimeout(60_000)

describe('what people want mailed', () => {
  let notifier: Awaited<ReturnType<typeof openNotifier>>
  beforeAll(async () => {
    notifier = await openNotifier()
  })
  beforeEach(() => notifier.anew('2026-11-20T10:00:00Z'))
  afterAll(() => notifier.close())

  const [iris, tom] = [randomUUID(), randomUUID()]
  const choose = (personId: string, kind: 'mentions' | 'replies' | 'likes', mail: 'now' | 'daily' | 'never') =>
    notifier.deps.transaction((tx) => keepPreferences(tx, notifier.deps, personId, [{ kind, mail }]))

  it('leaves at once by kind: a burst within one round is one mail, which says how many', async () => {
    for (let reply = 0; reply < 30; reply++)
      await notifier.notify(someNotice(`reply ${reply}`, [iris], 'mentions', { group: 'one discussion' }))
    await notifier.notify(someNotice('another', [iris], 'mentions'))
    await notifier.notify(someNotice('a competition', [iris], 'competitions'))
    await notifier.mail()
    const mails = (await notifier.mails()).toSorted((one, other) => one.kind.localeCompare(other.kind))
    expect(mails.map(({ kind, items }) => [kind, items.map(({ title }) => title).toSorted()])).toEqual([
      ['competitions', ['Something: a competition']],
      ['mentions', ['30 such things', 'Something: another']],
    ])
    expect(mails[0]!.action.link).toBe('/forum/a competition')
    expect(mails[1]!.subject).toMatch(/, and 1 more$/)

    await notifier.notify(someNotice('one more', [iris], 'mentions', { group: 'one discussion' }))
    await notifier.mail()
    await notifier.mail()
    expect((await notifier.mails()).slice(2).map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['Something: one more'],
    ])
  })

  it('leaves once in so long where it says so, the first at once and the rest together', async () => {
    const seldom = { mailEveryMs: 600_000 }
    const notifySupport = (what: string) => notifier.notify(someNotice(what, [iris], 'support', seldom))
    await notifySupport('first')
    await notifier.mail()
    for (const what of ['second', 'third']) {
      await notifySupport(what)
      await notifier.mail()
    }
    expect((await notifier.mails()).map(({ items }) => items.length)).toEqual([1])
    notifier.at('2026-11-20T10:10:00Z')
    await notifier.mail()
    expect((await notifier.mails()).map(({ items }) => items.length)).toEqual([1, 2])
  })

  it('is gathered over the day and leaves at eight in London, of all kinds in one mail, without what was read', async () => {
    await notifier.notify(someNotice('a reply', [iris, tom], 'replies'))
    await notifier.notify(someNotice('a title', [iris], 'favourites'))
    await notifier.notify(someNotice('seen', [iris], 'replies'))
    notifier.at('2026-11-21T07:59:00Z')
    await notifier.mail()
    expect(await notifier.mails()).toEqual([])
    const seen = await notifier.db.notification.findFirst({ where: { group: 'seen' } })
    await readNotifications(
      notifier.deps,
      { id: iris, role: 'producer', tier: 'free', verified: true },
      { ids: [seen!.id] },
    )
    notifier.at('2026-11-21T08:00:00Z')
    await notifier.mail()
    const mails = await notifier.mails()
    expect(mails.map(({ personId, kind, items }) => [personId, kind, items.length]).toSorted()).toEqual(
      [
        [iris, 'daily', 2],
        [tom, 'daily', 1],
      ].toSorted(),
    )
    expect(await notifier.db.dueMail.count()).toBe(0)
    const [token] = await notifier.db.unsubscribeToken.findMany({ where: { personId: iris } })
    expect(token!.kinds.toSorted()).toEqual(['favourites', 'replies'])
  })

  it('is no mail for what identity always writes a letter about, nor where somebody wants none', async () => {
    await notifier.notify(someNotice('an offer', [iris], 'offers'))
    await notifier.notify(someNotice('a like', [iris], 'likes'))
    await notifier.mail()
    expect(await notifier.db.dueMail.count()).toBe(0)
    expect(await notifier.mails()).toEqual([])
  })

  it('follows what somebody chooses while it waits', async () => {
    await notifier.notify(someNotice('for tomorrow', [iris], 'replies'))
    await choose(iris, 'replies', 'now')
    await notifier.mail()
    expect((await notifier.mails()).map(({ kind }) => kind)).toEqual(['replies'])

    await notifier.notify(someNotice('for now', [iris], 'replies'))
    await choose(iris, 'replies', 'daily')
    await notifier.mail()
    expect(await notifier.mails()).toHaveLength(1)
    await choose(iris, 'replies', 'never')
    notifier.at('2026-11-23T08:00:00Z')
    await notifier.mail()
    expect(await notifier.mails()).toHaveLength(1)
  })

  it('says what fits and counts the rest', async () => {
    for (let one = 0; one < 33; one++) await notifier.notify(someNotice(`mention ${one}`, [iris], 'mentions'))
    await notifier.mail()
    const [mail] = await notifier.mails()
    expect([mail!.items.length, mail!.more]).toEqual([30, 3])
  })

  it('reaches thousands in bounded batches, and everybody else when it fails for one', async () => {
    const people = Array.from({ length: 120 }, () => randomUUID())
    await notifier.notify(someNotice('a reply', people, 'replies'))
    notifier.at('2026-11-21T08:00:00Z')
    const { outbox } = notifier.deps
    const sick = people[7]
    const failing = {
      ...notifier.deps,
      outbox: {
        add: async (...[tx, events]: Parameters<typeof outbox.add>) => {
          if (JSON.stringify(events).includes(sick!)) throw new Error('cannot be asked for')
          await outbox.add(tx, events)
        },
      },
    }
    await sendDueEmails(failing, new AbortController().signal)
    const reached = (await notifier.mails()).map(({ personId }) => personId)
    expect(new Set(reached)).toEqual(new Set(people.filter((id) => id !== sick)))
    expect(reached).toHaveLength(119)
    notifier.at('2026-11-21T08:10:00Z')
    await notifier.mail()
    expect((await notifier.mails()).at(-1)!.personId).toBe(sick)
    expect(await notifier.mails()).toHaveLength(120)
  })

  it('is asked for once, however many ask at the same time', async () => {
    const people = Array.from({ length: 40 }, () => randomUUID())
    await notifier.notify(someNotice('a mention', people, 'mentions'))
    await Promise.all([notifier.mail(), notifier.mail(), notifier.mail()])
    expect((await notifier.mails()).map(({ personId }) => personId).toSorted()).toEqual(people.toSorted())
  })

  it('is forgotten with a closed account, also what was being written in the same moment', async () => {
    await notifier.notify(someNotice('before', [iris, tom], 'mentions'))
    await choose(iris, 'likes', 'now')
    await notifier.deps.transaction((tx) => forgetPerson(tx, iris, notifier.deps.clock()))
    await notifier.notify(someNotice('meanwhile', [iris], 'mentions'))
    notifier.at('2026-11-20T10:00:59Z')
    await forgetAgain(notifier.deps)
    expect(await notifier.db.notification.count({ where: { personId: iris } })).toBe(1)
    notifier.at('2026-11-20T10:01:00Z')
    await forgetAgain(notifier.deps)
    await notifier.mail()
    const { notification, dueMail, unsubscribeToken } = notifier.db
    const of = async (personId: string) => {
      const where = { personId }
      return [
        await notification.count({ where }),
        await dueMail.count({ where }),
        await unsubscribeToken.count({ where }),
      ]
    }
    expect([await of(iris), await of(tom)]).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ])
    expect(await notifier.db.erasedPerson.count()).toBe(0)
  })
})
