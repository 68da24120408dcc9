import { identityCalls, importCalls, notificationCalls, offerCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useMySubmissionsQuery } from '../entities/offer/offer.api.ts'
import { useListingImportQuery } from '../features/listing-import/imports.api.ts'
import { Bell } from '../features/notifications/bell/bell.tsx'
import { NotificationList } from '../features/notifications/list/notification-list.tsx'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { anImport, importId } from '../testing/import-samples.ts'
import { aNotification } from '../testing/notification-samples.ts'
import { openStream } from '../testing/open-stream.ts'
import { renderPages, where } from '../testing/render-page.tsx'
import { aUser } from '../testing/samples.ts'

let api: ReturnType<typeof fakeApi>
let stream: ReturnType<typeof openStream>
let people = 0
beforeEach(() => {
  api = fakeApi()
  stream = openStream()
  api.on(identityCalls.currentUser, aUser())
  api.on(notificationCalls.notificationStream, () => stream.response)
})

const Import = () => <p>{useListingImportQuery(importId).data?.state}</p>
const Offers = () => <p>{useMySubmissionsQuery().data?.length} offers</p>
function open(at = '/') {
  const userId = `00000000-0000-4000-a000-${String(people++).padStart(12, '0')}` // nobody shares with another test
  const bell = <Bell userId={userId} />
  return renderPages(
    {
      '/': bell,
      '/my-submissions': (
        <>
          {bell}
          <Offers />
        </>
      ),
      '/agent-dashboard/import': (
        <>
          {bell}
          <Import />
        </>
      ),
      '/notifications': (
        <>
          {bell}
          <NotificationList userId={userId} />
        </>
      ),
    },
    at,
  ).user
}
const bell = (name: string) => screen.findByRole('button', { name })
const news = (unread: number, latest: number, offers = 0) =>
  act(async () => stream.news(unread, aNotification(latest).id, { offers }))

describe('the list of notifications', () => {
  it('can be of one kind alone', async () => {
    api.on(notificationCalls.notifications, [aNotification(1)])
    const user = open('/notifications')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'About' }), 'Mentions')
    await waitFor(() =>
      expect(api.asked(notificationCalls.notifications).map(({ query }) => query.get('kind'))).toContain('mentions'),
    )
    expect(where()).toBe('/notifications?kind=mentions')
  })
})

describe('the bell', () => {
  it.each([
    [0, 'Notifications'],
    [1, '1 unread notification'],
    [99, '99 unread notifications'],
    [100, '99+ unread notifications'],
  ])('says of %d: %s', async (unread, label) => {
    open()
    await news(unread, 1)
    expect(await bell(label)).toBeVisible()
  })

  it('says aloud, politely, what has come since the page was opened', async () => {
    api.on(notificationCalls.notifications, [aNotification(2), aNotification(1)])
    open()
    await news(1, 1)
    await bell('1 unread notification')
    const aloud = document.querySelector('[aria-live="polite"]')
    expect(aloud).toBeEmptyDOMElement()
    await news(2, 2)
    await waitFor(() => expect(aloud).toHaveTextContent('How to pitch 2'))
  })

  it('opens the newest; one that is opened is read, and leads to the thing itself', async () => {
    api.on(notificationCalls.notifications, [
      aNotification(2),
      aNotification(1, { readAt: '2026-11-22T10:00:00.000Z' }),
    ])
    api.on(notificationCalls.readNotifications, { unread: 0 })
    const user = open()
    await news(1, 2)
    await user.click(await bell('1 unread notification'))
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    expect(await panel.findAllByRole('listitem')).toHaveLength(2)
    await user.click(panel.getByRole('link', { name: /^Unread: / }))
    expect(where()).toBe(aNotification(2).link)
    expect(api.asked(notificationCalls.readNotifications)[0]?.body).toEqual({ ids: [aNotification(2).id] })
  })

  it('stays unread when the right button only asks what can be done with it', async () => {
    api.on(notificationCalls.notifications, [aNotification(1)])
    const user = open()
    await news(1, 1)
    await user.click(await bell('1 unread notification'))
    const link = await screen.findByRole('link', { name: /^Unread: / })
    await user.pointer({ keys: '[MouseRight]', target: link })
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    expect(api.asked(notificationCalls.readNotifications)).toHaveLength(0)
  })

  it('gives the focus back on Escape, after everything was marked as read', async () => {
    api.on(notificationCalls.notifications, [aNotification(1)])
    api.on(notificationCalls.readNotifications, { unread: 0 })
    const user = open()
    await news(1, 1)
    await user.click(await bell('1 unread notification'))
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }))
    expect(await bell('Notifications')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'All read' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await bell('Notifications')).toHaveFocus()
  })

  it('says so when the newest cannot be read, and tries again', async () => {
    api.on(notificationCalls.notifications, refusal(503, 'Away.'))
    const user = open()
    await user.click(await bell('Notifications'))
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    expect(await panel.findByText('Notifications could not be loaded.')).toBeVisible()
    api.on(notificationCalls.notifications, [])
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText(/^Nothing yet/)).toBeVisible()
  })
})

describe('pages that are open', () => {
  it('follow an offer that has changed, although nobody was told of it', async () => {
    api.on(offerCalls.mySubmissions, [])
    open('/my-submissions')
    await screen.findByText('0 offers')
    await news(1, 1, 4)
    await bell('1 unread notification')
    expect(api.asked(offerCalls.mySubmissions)).toHaveLength(1)
    await news(1, 1, 5)
    await waitFor(() => expect(api.asked(offerCalls.mySubmissions)).toHaveLength(2))
    expect(api.asked(notificationCalls.notifications)).toHaveLength(0)
    expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  })

  it('follow an import of theirs with every step, in whichever tab it was begun', async () => {
    let its = anImport({ state: 'ready' })
    api.on(importCalls.getImport, () => its)
    open('/agent-dashboard/import')
    await screen.findByText('ready')
    await news(0, 1)
    its = anImport({ state: 'applying' })
    await act(async () => stream.news(0, aNotification(1).id, { imports: 1 }))
    expect(await screen.findByText('applying')).toBeVisible()
    expect(api.asked(notificationCalls.notifications)).toHaveLength(0)
  })

  it('follow an import that went on before they heard of anything', async () => {
    let its = anImport({ state: 'ready' })
    api.on(importCalls.getImport, () => its)
    open('/agent-dashboard/import')
    await screen.findByText('ready')
    its = anImport({ state: 'applied' })
    await act(async () => stream.news(0, aNotification(1).id, { imports: 2 }))
    expect(await screen.findByText('applied')).toBeVisible()
  })

  it('follow many changes at once by few fetches', async () => {
    api.on(offerCalls.mySubmissions, [])
    open('/my-submissions')
    await screen.findByText('0 offers')
    await news(1, 1, 1)
    await bell('1 unread notification')
    for (let change = 2; change <= 40; change++) await news(1, 1, change)
    await news(2, 1, 40)
    await bell('2 unread notifications')
    await waitFor(() => expect(api.asked(offerCalls.mySubmissions).length).toBeGreaterThanOrEqual(2), {
      timeout: 3_000,
    })
    expect(api.asked(offerCalls.mySubmissions).length).toBeLessThanOrEqual(4)
  })

  it('do not follow while nobody looks at them, and then do so once', async () => {
    const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    api.on(offerCalls.mySubmissions, [])
    api.on(notificationCalls.notifications, [aNotification(3, { kind: 'offers' }), aNotification(1)])
    open('/my-submissions')
    await screen.findByText('0 offers')
    look.mockReturnValue('visible')
    await news(1, 1)
    await bell('1 unread notification')
    look.mockReturnValue('hidden')
    await news(2, 2, 1)
    await news(3, 3, 2)
    await bell('3 unread notifications')
    expect(api.asked(notificationCalls.notifications)).toHaveLength(0)
    look.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(api.asked(offerCalls.mySubmissions)).toHaveLength(2))
    expect(api.asked(notificationCalls.notifications)).toHaveLength(1)
    look.mockRestore()
  })
})

describe('the page of notifications', () => {
  it('shows all or the unread ones, as its address says, and follows what comes', async () => {
    api.on(notificationCalls.notifications, ({ query }) =>
      query.get('unread')
        ? [aNotification(2)]
        : [aNotification(2), aNotification(1, { readAt: '2026-11-22T10:00:00.000Z' })],
    )
    const user = open('/notifications')
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Unread' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(where()).toBe('/notifications?show=unread')
    await news(1, 2)
    await bell('1 unread notification')
    api.on(notificationCalls.notifications, [aNotification(3), aNotification(2)])
    await news(2, 3)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  })

  it('says so when everything is read', async () => {
    api.on(notificationCalls.notifications, [])
    const user = open('/notifications?show=unread')
    expect(await screen.findByRole('heading', { name: 'All read' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible()
  })
})
