import { randomUUID } from 'node:crypto'
import { forgetAgain, forgetPerson } from '../src/notifications/erase-person.ts'
import { keepPreferences } from '../src/notifications/preferences.ts'
import { sendDueEmails } from '../src/notifications/send-due-emails.ts'
import { readNotifications } from '../src/notifications/settle-notifications.ts'
import { openTelling, someNotice } from './telling.ts'

jest.setTimeout(60_000)

describe('what people want mailed', () => {
  let telling: Awaited<ReturnType<typeof openTelling>>
  beforeAll(async () => {
    telling = await openTelling()
  })
  beforeEach(() => telling.anew('2026-11-20T10:00:00Z'))
  afterAll(() => telling.close())

  const [iris, tom] = [randomUUID(), randomUUID()]
  const choose = (personId: string, kind: 'mentions' | 'replies' | 'likes', mail: 'now' | 'daily' | 'never') =>
    telling.deps.transaction((tx) => keepPreferences(tx, telling.deps, personId, [{ kind, mail }]))

  it('leaves at once by kind: a burst within one round is one mail, which says how many', async () => {
    for (let reply = 0; reply < 30; reply++)
      await telling.tell(someNotice(`reply ${reply}`, [iris], 'mentions', { group: 'one discussion' }))
    await telling.tell(someNotice('another', [iris], 'mentions'))
    await telling.tell(someNotice('a competition', [iris], 'competitions'))
    await telling.mail()
    const mails = (await telling.mails()).toSorted((one, other) => one.kind.localeCompare(other.kind))
    expect(mails.map(({ kind, items }) => [kind, items.map(({ title }) => title).toSorted()])).toEqual([
      ['competitions', ['Something: a competition']],
      ['mentions', ['30 such things', 'Something: another']],
    ])
    expect(mails[0]!.action.link).toBe('/forum/a competition')
    expect(mails[1]!.subject).toMatch(/, and 1 more$/)

    await telling.tell(someNotice('one more', [iris], 'mentions', { group: 'one discussion' }))
    await telling.mail()
    await telling.mail()
    expect((await telling.mails()).slice(2).map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['Something: one more'],
    ])
  })

  it('leaves once in so long where it says so, the first at once and the rest together', async () => {
    const seldom = { mailEveryMs: 600_000 }
    const tellSupport = (what: string) => telling.tell(someNotice(what, [iris], 'support', seldom))
    await tellSupport('first')
    await telling.mail()
    for (const what of ['second', 'third']) {
      await tellSupport(what)
      await telling.mail()
    }
    expect((await telling.mails()).map(({ items }) => items.length)).toEqual([1])
    telling.at('2026-11-20T10:10:00Z')
    await telling.mail()
    expect((await telling.mails()).map(({ items }) => items.length)).toEqual([1, 2])
  })

  it('is gathered over the day and leaves at eight in London, of all kinds in one mail, without what was read', async () => {
    await telling.tell(someNotice('a reply', [iris, tom], 'replies'))
    await telling.tell(someNotice('a title', [iris], 'favourites'))
    await telling.tell(someNotice('seen', [iris], 'replies'))
    telling.at('2026-11-21T07:59:00Z')
    await telling.mail()
    expect(await telling.mails()).toEqual([])
    const seen = await telling.db.notification.findFirst({ where: { group: 'seen' } })
    await readNotifications(
      telling.deps,
      { id: iris, role: 'producer', tier: 'free', verified: true },
      { ids: [seen!.id] },
    )
    telling.at('2026-11-21T08:00:00Z')
    await telling.mail()
    const mails = await telling.mails()
    expect(mails.map(({ personId, kind, items }) => [personId, kind, items.length]).toSorted()).toEqual(
      [
        [iris, 'daily', 2],
        [tom, 'daily', 1],
      ].toSorted(),
    )
    expect(await telling.db.dueMail.count()).toBe(0)
    const [token] = await telling.db.unsubscribeToken.findMany({ where: { personId: iris } })
    expect(token!.kinds.toSorted()).toEqual(['favourites', 'replies'])
  })

  it('is no mail for what identity always writes a letter about, nor where somebody wants none', async () => {
    await telling.tell(someNotice('an offer', [iris], 'offers'))
    await telling.tell(someNotice('a like', [iris], 'likes'))
    await telling.mail()
    expect(await telling.db.dueMail.count()).toBe(0)
    expect(await telling.mails()).toEqual([])
  })

  it('follows what somebody chooses while it waits', async () => {
    await telling.tell(someNotice('for tomorrow', [iris], 'replies'))
    await choose(iris, 'replies', 'now')
    await telling.mail()
    expect((await telling.mails()).map(({ kind }) => kind)).toEqual(['replies'])

    await telling.tell(someNotice('for now', [iris], 'replies'))
    await choose(iris, 'replies', 'daily')
    await telling.mail()
    expect(await telling.mails()).toHaveLength(1)
    await choose(iris, 'replies', 'never')
    telling.at('2026-11-23T08:00:00Z')
    await telling.mail()
    expect(await telling.mails()).toHaveLength(1)
  })

  it('says what fits and counts the rest', async () => {
    for (let one = 0; one < 33; one++) await telling.tell(someNotice(`mention ${one}`, [iris], 'mentions'))
    await telling.mail()
    const [mail] = await telling.mails()
    expect([mail!.items.length, mail!.more]).toEqual([30, 3])
  })

  it('reaches thousands in bounded batches, and everybody else when it fails for one', async () => {
    const people = Array.from({ length: 120 }, () => randomUUID())
    await telling.tell(someNotice('a reply', people, 'replies'))
    telling.at('2026-11-21T08:00:00Z')
    const { outbox } = telling.deps
    const sick = people[7]
    const failing = {
      ...telling.deps,
      outbox: {
        add: async (...[tx, events]: Parameters<typeof outbox.add>) => {
          if (JSON.stringify(events).includes(sick!)) throw new Error('cannot be asked for')
          await outbox.add(tx, events)
        },
      },
    }
    await sendDueEmails(failing, new AbortController().signal)
    const reached = (await telling.mails()).map(({ personId }) => personId)
    expect(new Set(reached)).toEqual(new Set(people.filter((id) => id !== sick)))
    expect(reached).toHaveLength(119)
    telling.at('2026-11-21T08:10:00Z')
    await telling.mail()
    expect((await telling.mails()).at(-1)!.personId).toBe(sick)
    expect(await telling.mails()).toHaveLength(120)
  })

  it('is asked for once, however many ask at the same time', async () => {
    const people = Array.from({ length: 40 }, () => randomUUID())
    await telling.tell(someNotice('a mention', people, 'mentions'))
    await Promise.all([telling.mail(), telling.mail(), telling.mail()])
    expect((await telling.mails()).map(({ personId }) => personId).toSorted()).toEqual(people.toSorted())
  })

  it('is forgotten with a closed account, also what was being told in the same moment', async () => {
    await telling.tell(someNotice('before', [iris, tom], 'mentions'))
    await choose(iris, 'likes', 'now')
    await telling.deps.transaction((tx) => forgetPerson(tx, iris, telling.deps.clock()))
    await telling.tell(someNotice('meanwhile', [iris], 'mentions'))
    telling.at('2026-11-20T10:00:59Z')
    await forgetAgain(telling.deps)
    expect(await telling.db.notification.count({ where: { personId: iris } })).toBe(1)
    telling.at('2026-11-20T10:01:00Z')
    await forgetAgain(telling.deps)
    await telling.mail()
    const { notification, dueMail, unsubscribeToken } = telling.db
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
    expect(await telling.db.erasedPerson.count()).toBe(0)
  })
})
