import { randomUUID } from 'node:crypto'
import { eventually } from '@storyright/testing'
import type { Tx } from '../src/database.ts'
import { textNow } from '../src/notification-templates/current-text.ts'
import { notify } from '../src/notifications/notify.ts'
import { keepPreferences } from '../src/notifications/preference.store.ts'
import { readNotifications, settleNotifications, withdrawText } from '../src/notifications/settle-notifications.ts'
import { openNotifier, someNotice } from './notifier.ts'

jest.setTimeout(60_000)

describe('notifications that are written at the same time', () => {
  let notifier: Awaited<ReturnType<typeof openNotifier>>
  beforeAll(async () => {
    notifier = await openNotifier()
  })
  beforeEach(() => notifier.anew('2026-11-20T10:00:00Z'))
  afterAll(() => notifier.close())

  const [iris, tom] = [randomUUID(), randomUUID()]
  const many = Array.from({ length: 300 }, () => randomUUID())
  const countsOf = async (personIds: string[]) => {
    const rows = await notifier.db.notification.findMany({ where: { personId: { in: personIds } } })
    return rows.map(({ count }) => count)
  }

  /** Does something in a transaction, and something else before that ends; `meanwhile` waits for the end. */
  async function whileOpen(first: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
    let waiting: Promise<unknown> | undefined
    await notifier.deps.transaction(async (tx) => {
      await first(tx)
      waiting = meanwhile()
      await eventually(async () => {
        const blocked = await notifier.db.$queryRaw`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
        expect(blocked).toHaveLength(1)
      })
    })
    await waiting
  }

  it('reach five thousand people by a handful of statements', async () => {
    const people = Array.from({ length: 5_000 }, () => randomUUID())
    let statements = 0
    const counted = (tx: Tx) =>
      new Proxy(tx, {
        get(target, name) {
          if (['$queryRaw', '$executeRaw', '$executeRawUnsafe'].includes(String(name))) statements++
          return Reflect.get(target, name)
        },
      })
    const notifyAll = (what: string) => {
      const notice = someNotice(what, people, 'mentions', { group: 'all', mailEveryMs: 1_000 })
      return notifier.deps.transaction((tx) => notify(notifier.deps, counted(tx), notice))
    }
    await notifyAll('one')
    await notifyAll('another')
    expect(statements).toBeLessThanOrEqual(2 * 6)
    const { _count, _sum } = await notifier.db.notification.aggregate({ _count: true, _sum: { count: true } })
    expect([_count, _sum.count, await notifier.db.dueMail.count()]).toEqual([5_000, 10_000, 5_000])
  })

  it('are gathered, however they meet, and none waits for another for ever', async () => {
    const notifyAll = (what: string, people: string[]) =>
      notifier.notify(someNotice(what, people, 'mentions', { group: 'a place' }))
    await Promise.all([
      notifyAll('one', many),
      notifyAll('two', many.toReversed()),
      notifyAll('three', many.toSorted()),
      notifyAll('one', many.toReversed()),
    ])
    expect(await countsOf(many)).toEqual(many.map(() => 3))
    const mails = await notifier.db.dueMail.findMany()
    expect(mails.map(({ count }) => count)).toEqual(many.map(() => 3))
  })

  it('are read by none of the acts that came before them', async () => {
    await notifier.notify(someNotice('first', [iris], 'mentions', { group: 'a place' }))
    const at = notifier.deps.clock()
    notifier.at('2026-11-20T10:00:01Z')
    const second = someNotice('second', [iris], 'mentions', { group: 'a place' })
    await whileOpen(
      (tx) => notify(notifier.deps, tx, second),
      () =>
        notifier.deps.transaction((tx) =>
          settleNotifications(tx, notifier.deps, { personIds: [iris], where: { group: 'a place' }, at }),
        ),
    )
    const [row, ...more] = await notifier.db.notification.findMany()
    expect([row!.isUnread, row!.count, more]).toEqual([true, 2, []])
  })

  it('begin anew while the last one of their group is being read', async () => {
    await notifier.notify(someNotice('first', [iris], 'mentions', { group: 'a place' }))
    const viewer = { id: iris, role: 'producer', tier: 'free', verified: true } as const
    await whileOpen(
      (tx) => readNotifications({ ...notifier.deps, transaction: (work) => work(tx) }, viewer, {}),
      () => notifier.notify(someNotice('second', [iris], 'mentions', { group: 'a place' })),
    )
    const rows = await notifier.db.notification.findMany({ orderBy: { isUnread: 'asc' } })
    expect(rows.map(({ isUnread, count, title }) => [isUnread, count, title])).toEqual([
      [false, 1, 'Something: first'],
      [true, 1, 'Something: second'],
    ])
  })

  it('are mailed each once, though they come while mails leave', async () => {
    const notifyAll = async () => {
      for (let one = 0; one < 20; one++)
        await notifier.notify(someNotice(`mention ${one}`, [iris, tom], 'mentions', { group: 'a place' }))
    }
    const notifying = notifyAll()
    let isDone = false
    void notifying.finally(() => (isDone = true))
    while (!isDone) await notifier.mail()
    await notifying
    await notifier.mail()
    const brought = (await notifier.mails()).flatMap(({ personId, items }) =>
      items.map(({ title }) => ({ personId, count: Number(/^\d+/.exec(title)?.[0] ?? 1) })),
    )
    for (const person of [iris, tom]) {
      const its = brought.filter(({ personId }) => personId === person)
      expect(its.reduce((sum, { count }) => sum + count, 0)).toBe(20)
    }
    expect(await notifier.db.dueMail.count()).toBe(0)
  })

  it('go with their text, though it is deleted while they are written', async () => {
    const [id, now] = [randomUUID(), notifier.deps.clock()]
    const text = { title: 'A secret', category: 'general', tags: [], tagKeys: [], authorId: tom, content: 'Of it' }
    const times = { createdAt: now, lastActivityAt: now }
    await notifier.db.post.create({ data: { id, version: 1, ...text, ...times, status: 'shown' } })
    await whileOpen(
      async (tx) => {
        expect(await textNow(tx, 'post', id)).toMatchObject({ title: 'A secret' })
        await notify(notifier.deps, tx, someNotice('a mention', [iris], 'mentions', { textId: id }))
      },
      () =>
        notifier.deps.transaction(async (tx) => {
          await tx.post.update({ where: { id }, data: { isDeleted: true } })
          await withdrawText(tx, notifier.deps, id)
        }),
    )
    expect([await countsOf([iris]), await notifier.db.dueMail.count()]).toEqual([[], 0])
    expect(await textNow(notifier.db, 'post', id)).toBeNull()
  })

  it('keep every choice that is made at the same time', async () => {
    const choose = (kind: 'likes' | 'replies' | 'mentions', choice: object) =>
      notifier.deps.transaction((tx) => keepPreferences(tx, notifier.deps, iris, [{ kind, ...choice }]))
    await Promise.all([
      choose('likes', { mail: 'now' }),
      choose('likes', { inApp: false }),
      choose('replies', { mail: 'never' }),
      choose('mentions', { mail: 'daily', inApp: true }),
    ])
    expect(await notifier.db.notificationPreference.findMany()).toEqual([
      {
        personId: iris,
        version: 4,
        kinds: {
          likes: { mail: 'now', inApp: false },
          replies: { mail: 'never' },
          mentions: { mail: 'daily', inApp: true },
        },
      },
    ])
  })
})
