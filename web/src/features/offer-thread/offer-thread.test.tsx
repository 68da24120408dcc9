import { identityCalls, type OfferRoom, offerCalls, offerThreadCalls } from '@storyright/contracts/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useOfferRoomQuery } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anOfferMessage, anOfferRoom, aShelfDocument, someMessages } from '../../testing/offer-room-samples.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { onScreen } from '../../testing/on-screen.ts'
import { fakeUploads } from '../../testing/pending-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { timeInView } from '../../testing/time-in-view.ts'
import { OfferThread } from './offer-thread.tsx'

const { id } = anOffer()
let api: ReturnType<typeof fakeApi>
let room: OfferRoom
let sight: ReturnType<typeof onScreen>
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
  sight = onScreen()
  room = anOfferRoom()
  api.on(identityCalls.currentUser, aUser())
  api.on(offerCalls.getRoom, () => room)
  api.on(offerThreadCalls.markMessagesRead, { status: 204, body: null })
})
afterEach(() => {
  sight.forget()
  jest.restoreAllMocks()
})

type Side = 'producer' | 'agent' | 'admin'
/** The room as its page reads it. `Hear` is what the stream does when something has happened. */
function Room({ side }: { side: Side }) {
  const { data } = useOfferRoomQuery(id)
  const dispatch = useAppDispatch()
  return (
    <>
      <button type="button" onClick={() => dispatch(baseApi.util.invalidateTags(['Offers']))}>
        Hear
      </button>
      {data && <OfferThread room={data} side={side} />}
    </>
  )
}
const open = (side: Side = 'producer') => renderPage(<Room side={side} />, { path: '/offers/1' })
const log = () => screen.findByRole('log')
const shownMessages = async () =>
  within(await log())
    .getAllByRole('article')
    .map((article) => article.textContent)
const field = () => screen.findByRole('textbox', { name: 'Message to the agent' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const endOf = (message: number) => document.querySelector(`[data-end="${message}"]`)!
const marked = () => api.asked(offerThreadCalls.markMessagesRead).map(({ body }) => body)

/** Somebody has scrolled away from the end, which jsdom knows nothing about. */
async function scrollUp() {
  const box = await log()
  Object.defineProperties(box, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } })
  box.scrollTop = 0
  fireEvent.scroll(box)
  return box
}

describe('an offer’s thread', () => {
  it('stands by side, the newest last, with the exact time at hand', async () => {
    room = anOfferRoom({ messages: someMessages(1, 2) })
    open()
    expect(
      within(await log())
        .getAllByRole('article')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['The agent, 18 Nov 2026, 10:00', 'You, 18 Nov 2026, 10:00'])
    expect(await log()).toHaveAttribute('aria-live', 'polite')
    expect(screen.getAllByTitle('18 Nov 2026, 10:00')[0]).toHaveTextContent('18 Nov 2026')
  })

  it('shows text as it was typed, and makes no links of it', async () => {
    room = anOfferRoom({ messages: [anOfferMessage(1, { text: '**Bold**\nhttps://a.test <b>me@a.test</b>' })] })
    open()
    expect((await log()).querySelector('a, b b')).toBeNull()
    expect((await shownMessages())[0]).toContain('**Bold**\nhttps://a.test <b>me@a.test</b>')
  })

  it('says what to do where there is nothing yet', async () => {
    open()
    expect(await screen.findByText('No messages yet')).toBeVisible()
    expect(screen.getByText(/^Ask the agent a question/)).toBeVisible()
  })

  it('reads earlier messages before the oldest, until the first', async () => {
    room = anOfferRoom({ messages: someMessages(51, 100) })
    api.on(offerThreadCalls.listMessages, ({ query }) => {
      const before = Number(query.get('before'))
      return someMessages(before - 50, before - 1)
    })
    const { user } = open()
    await user.click(await press('Show earlier messages'))
    await waitFor(async () => expect(await shownMessages()).toHaveLength(100))
    expect(api.asked(offerThreadCalls.listMessages).map(({ query }) => query.get('before'))).toEqual(['51'])
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  })

  it('tries again where earlier messages could not be read', async () => {
    room = anOfferRoom({ messages: someMessages(2, 3) })
    api.on(offerThreadCalls.listMessages, refusal(503, 'Away.'))
    const { user } = open()
    await user.click(await press('Show earlier messages'))
    expect(await screen.findByText('Earlier messages could not be loaded.')).toBeVisible()
    api.on(offerThreadCalls.listMessages, someMessages(1, 1))
    await user.click(await press('Try again'))
    await waitFor(async () => expect(await shownMessages()).toHaveLength(3))
  })

  it('cannot be written in when it is closed, and says why', async () => {
    room = anOfferRoom({ offer: anOffer({ status: 'rejected' }), may: { ...room.may, write: false } })
    open()
    expect(await screen.findByText('This offer was rejected, so no more messages can be sent.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is only read by administrators, who mark nothing', async () => {
    room = anOfferRoom({ messages: someMessages(1, 2) })
    open('admin')
    expect(await screen.findByText('Only the producer and the agent write here.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Retract/ })).toBeNull()
    expect(document.querySelector('[data-end]')).toBeNull()
  })
})

describe('what is new', () => {
  it('begins at a divider, and is marked once it was on the screen', async () => {
    room = anOfferRoom({ messages: someMessages(1, 5), unread: 2 })
    open()
    const divider = await screen.findByText('New')
    expect(divider.parentElement).toHaveAttribute('data-message', '3')
    expect(screen.getByText('2 new')).toBeVisible()
    sight.show(endOf(3))
    expect(marked()).toEqual([])
    sight.show(endOf(5))
    await waitFor(() => expect(marked()).toEqual([{ upTo: 5 }]))
    expect(screen.queryByText('2 new')).toBeNull()
    expect(divider).toBeVisible()
  })

  it('is not marked in a tab behind others, but when that is shown', async () => {
    const tab = timeInView()
    room = anOfferRoom({ messages: someMessages(1, 3), unread: 1 })
    open()
    await log()
    tab.hide()
    sight.show(endOf(3))
    expect(screen.getByText('1 new')).toBeVisible()
    tab.show()
    expect(screen.queryByText('1 new')).toBeNull()
    await waitFor(() => expect(marked()).toEqual([{ upTo: 3 }]))
  })

  it('moves nothing for whoever reads further up, and leads there', async () => {
    room = anOfferRoom({ messages: someMessages(1, 4) })
    const { user } = open()
    const box = await scrollUp()
    room = anOfferRoom({ messages: someMessages(1, 5), unread: 1 })
    await user.click(await press('Hear'))
    const leads = await press('1 new message')
    expect(box.scrollTop).toBe(0)
    await user.click(leads)
    expect(within(box).getAllByRole('article').at(-1)).toHaveFocus()
  })

  it('comes into view for whoever is at the end', async () => {
    room = anOfferRoom({ messages: someMessages(1, 4) })
    const { user } = open()
    const box = await log()
    Object.defineProperty(box, 'scrollHeight', { value: 700 })
    room = anOfferRoom({ messages: someMessages(1, 5), unread: 1 })
    await user.click(await press('Hear'))
    await waitFor(() => expect(box.scrollTop).toBe(700))
    expect(screen.queryByRole('button', { name: '1 new message' })).toBeNull()
  })
})

describe('writing', () => {
  it('sends by a button and by Ctrl and Enter, each once, and empties the field', async () => {
    api.on(offerThreadCalls.postMessage, anOfferMessage(1, { by: 'producer', text: 'Hello' }))
    const { user } = open()
    await user.click(await press('Send'))
    expect(await screen.findByText('Please write a message')).toBeVisible()
    await user.type(await field(), ' Hello {Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await shownMessages()).toHaveLength(1))
    expect(await field()).toHaveValue('')
    const [asked, ...more] = api.asked(offerThreadCalls.postMessage)
    expect(more).toEqual([])
    expect(asked!.body).toEqual({ text: 'Hello', documentIds: [] })
    expect(asked!.headers.get('idempotency-key')).toBeTruthy()
    expect(JSON.stringify({ ...localStorage })).not.toContain('Hello')
  })

  it('keeps the text where sending fails, and sends it again under the same key', async () => {
    api.on(offerThreadCalls.postMessage, refusal(503, 'Away.'))
    const { user, unmount } = open()
    await user.type(await field(), 'Kept')
    await user.click(await press('Send'))
    await expectFailureToast('Message Not Sent', 'Away.')
    expect(await field()).toHaveValue('Kept')
    await user.click(await press('Send'))
    await waitFor(() => expect(api.asked(offerThreadCalls.postMessage)).toHaveLength(2))
    const keys = api.asked(offerThreadCalls.postMessage).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    unmount()
    open()
    expect(await field()).toHaveValue('Kept')
    expect(screen.getByText('4/4000 characters')).toBeVisible()
  })

  it('shows what was typed where writing was closed meanwhile', async () => {
    api.on(offerThreadCalls.postMessage, () => {
      room = anOfferRoom({ offer: anOffer({ status: 'rejected' }), may: { ...room.may, write: false } })
      return refusal(409, 'The offer was rejected.')
    })
    const { user } = open()
    await user.type(await field(), 'Too late')
    await user.click(await press('Send'))
    expect(await screen.findByText(/^This offer was rejected/)).toBeVisible()
    expect(screen.getByText('Too late')).toBeVisible()
    await user.click(await press('Discard it'))
    expect(screen.queryByText('Too late')).toBeNull()
  })

  it('takes documents of the shelf along, five at most', async () => {
    const documents = Array.from({ length: 6 }, (_nothing, place) => aShelfDocument(place, { name: `${place}.pdf` }))
    room = anOfferRoom({ documents })
    api.on(offerThreadCalls.postMessage, anOfferMessage(1, { by: 'producer', documents: documents.slice(1, 6) }))
    const { user } = open()
    await user.type(await field(), 'See these')
    await user.click(await press('Attach from shelf'))
    for (const place of [1, 2, 3, 4, 5])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${place}.pdf`) }))
    expect(screen.getByRole('checkbox', { name: /^0.pdf/ })).toBeDisabled()
    await user.click(await press('Attach'))
    await user.click(await press('Send'))
    const link = await screen.findByRole('link', { name: /^Download 1.pdf/ })
    expect(link).toHaveAttribute('href', documents[1]!.url)
    expect(api.asked(offerThreadCalls.postMessage)[0]!.body).toEqual({
      text: 'See these',
      documentIds: documents.slice(1, 6).map((document) => document.id),
    })
  })
})

describe('uploading for a message', () => {
  const upload = fakeUploads()
  it('puts the file on the shelf and takes it along', async () => {
    api.on(offerThreadCalls.postMessage, anOfferMessage(1, { by: 'producer' }))
    const { user } = open()
    await user.type(await field(), 'The memo')
    const file = new File(['%PDF-1.7'], 'memo.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText('Upload documents for this message'), file)
    const sending = await upload(1)
    expect(await press('Send')).toBeDisabled()
    const { id: documentId, url } = aShelfDocument(1)
    sending.answer(201, { id: documentId, documentUrl: url, version: 2, sha256: 'ab' })
    expect(await screen.findByText('memo.pdf, version 2')).toBeVisible()
    await user.click(await press('Send'))
    await waitFor(() =>
      expect(api.asked(offerThreadCalls.postMessage)[0]?.body).toEqual({ text: 'The memo', documentIds: [documentId] }),
    )
  })
})

describe('retracting', () => {
  beforeEach(() => {
    room = anOfferRoom({ messages: someMessages(1, 2) })
  })
  const retract = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await press(/^Retract your message/))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retract' }))
  }

  it('asks first, is for one’s own messages only, and leaves a remark', async () => {
    api.on(offerThreadCalls.retractMessage, () => {
      const gone = anOfferMessage(2, { by: 'producer', text: null, retractedAt: '2026-11-18T11:00:00.000Z' })
      room = anOfferRoom({ messages: [anOfferMessage(1), gone] })
      return gone
    })
    const { user } = open()
    expect(await screen.findAllByRole('button', { name: /^Retract/ })).toHaveLength(1)
    await retract(user)
    expect(await screen.findByText('You retracted this message.')).toBeVisible()
    expect(screen.queryByText('Message 2')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Retract/ })).toBeNull()
  })

  it('says why it was refused, and leaves the message', async () => {
    api.on(offerThreadCalls.retractMessage, refusal(409, 'Not now.'))
    const { user } = open()
    await retract(user)
    await expectFailureToast('It was not retracted', 'Not now.')
    expect((await shownMessages())[1]).toContain('Message 2')
  })
})
