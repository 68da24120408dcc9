import { identityCalls, offerCalls, supportCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { aMember, aMessage, anAnswer, aThread, aWriter, oneself } from '../../testing/community-samples.ts'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, listed, refusal } from '../../testing/fake-api.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { renderPages, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { SupportQueuePage } from '../admin/support.tsx'
import { SupportPage } from './support.tsx'
import { SupportThreadPage } from './support-thread.tsx'

let api: ReturnType<typeof fakeApi>
const { id } = aThread()
const admin = aUser({ id: aWriter().id, role: 'admin', membershipTier: 'premium' })
const member = { ...oneself, isPremium: true }
beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi()
  api.on(identityCalls.currentUser, aMember)
  api.on(offerCalls.mySubmissions, [anOffer()])
  api.on(supportCalls.supportThreads, listed([], { total: 0 }))
  api.on(supportCalls.supportThread, aThread())
  api.on(supportCalls.supportQueue, listed([], { total: 0 }))
})
const pages = {
  '/support': <SupportPage />,
  '/support/:threadId': <SupportThreadPage />,
  '/admin/support': <SupportQueuePage />,
}
const open = (at = '/support') => renderPages(pages, at)
const message = () => screen.findByRole('textbox', { name: 'Message' })
const press = (name: string) => screen.findByRole('button', { name })
const offerField = () => screen.findByRole('combobox', { name: /^About an offer/ })

describe('asking support', () => {
  it('sends topic, words and an offer once, and leads to the question', async () => {
    api.on(supportCalls.openSupportThread, aThread())
    const { user } = open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'Offers and payments')
    await user.type(await message(), ' When is it answered? ')
    await user.selectOptions(await offerField(), 'The Moonstone · £18,000 · 17 Nov 2026')
    await user.click(await press('Send'))
    await expectToast({ title: 'Question Sent' })
    await waitFor(() => expect(where()).toBe(`/support/${id}`))
    const [asked] = api.asked(supportCalls.openSupportThread)
    expect(asked!.body).toEqual({
      topic: 'offers',
      message: 'When is it answered?',
      offerId: anOffer().id,
      listingId: null,
    })
    expect(asked!.headers.get('idempotency-key')).toBeTruthy()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('answered')
  })

  it('needs a topic and words, and counts them', async () => {
    const { user } = open()
    await user.click(await press('Send'))
    expect(await screen.findByText('Please choose a topic')).toBeVisible()
    expect(screen.getByText('Please write your message')).toBeVisible()
    await user.type(await message(), 'Hello')
    expect(screen.getByText('5/5000 characters')).toBeVisible()
    expect(api.asked(supportCalls.openSupportThread)).toHaveLength(0)
  })

  it('keeps what was typed in this tab, also where sending fails', async () => {
    api.on(supportCalls.openSupportThread, refusal(503, 'Away.'))
    const { user, unmount } = open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'My account')
    await user.type(await message(), 'Kept')
    await user.click(await press('Send'))
    await expectFailureToast('Error', 'Away.')
    unmount()
    open()
    expect(await message()).toHaveValue('Kept')
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue('My account')
  })

  it('takes the offer that the address names', async () => {
    open(`/support?offerId=${anOffer().id}`)
    await waitFor(async () => expect(await offerField()).toHaveDisplayValue(/^The Moonstone/))
  })

  it('takes the listing that the address names, says why not, and can leave it out', async () => {
    const says = 'There is no such listing, or you cannot see it.'
    api.on(supportCalls.openSupportThread, refusal(400, says, [{ path: 'listingId', message: says }]))
    const { user } = open('/support?listingId=7')
    expect(await screen.findByRole('link', { name: 'the listing you came from' })).toHaveAttribute('href', '/listing/7')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'Something else')
    await user.type(await message(), 'Hello')
    await user.click(await press('Send'))
    expect(await screen.findByRole('alert')).toHaveTextContent(says)
    await user.click(await press('Leave out'))
    api.on(supportCalls.openSupportThread, aThread())
    await user.click(await press('Send'))
    await waitFor(() => expect(where()).toBe(`/support/${id}`))
    expect(api.asked(supportCalls.openSupportThread)[1]!.body).toMatchObject({ listingId: null })
  })

  it('stands beside what was asked before, and how that stands', async () => {
    const answered = aThread(2, { topic: 'account', awaits: 'member', messages: [anAnswer(51, { message: 'Done.' })] })
    const closed = aThread(3, { topic: 'other', status: 'closed', awaits: null, waitingSince: null })
    api.on(supportCalls.supportThreads, listed([aThread(), answered, closed], { total: 3 }))
    open()
    const list = within(await screen.findByRole('list', { name: 'Your questions' }))
    expect(list.getByRole('link', { name: 'My account' })).toHaveAttribute('href', `/support/${answered.id}`)
    for (const words of ['Waiting for an answer', 'Answered', 'Closed', 'Done.'])
      expect(list.getByText(words)).toBeVisible()
  })

  it('says when there is nothing yet, and when it could not be read', async () => {
    const { unmount } = open()
    expect(await screen.findByText(/^No questions yet/)).toBeVisible()
    unmount()
    api.on(supportCalls.supportThreads, refusal(503, 'Away.'))
    open()
    expect(await screen.findByText('The questions could not be read.')).toBeVisible()
  })
})

describe('a question', () => {
  it('stands with its answers; who answers is Storyright, and hostile words are words', async () => {
    const words = '<img src=x onerror=alert(1)> [x](javascript:alert(1))'
    const messages = [aMessage(50, { message: words }), anAnswer(51, { message: 'It **was** answered.' })]
    api.on(supportCalls.supportThread, aThread(1, { messages, messageCount: 2, awaits: 'member' }))
    open(`/support/${id}`)
    const answer = within(await screen.findByRole('article', { name: 'Answer by Storyright Support' }))
    expect(answer.getByText('Ada')).toBeVisible()
    expect((await answer.findByText('was')).tagName).toBe('STRONG')
    expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offers and payments')
    expect(document.title).toBe('Offers and payments · Support · Storyright')
  })

  it('is written on in, once, and goes to what was sent', async () => {
    watchScrolling()
    const sent = aThread(1, { messages: [aMessage(50), aMessage(60, { message: 'Thank you' })], messageCount: 2 })
    api.on(supportCalls.replyToSupport, sent)
    const { user } = open(`/support/${id}`)
    const field = await screen.findByRole('textbox', { name: 'Your message' })
    await user.click(await press('Send'))
    expect(await screen.findByText('Please write your message')).toBeVisible()
    await user.type(field, ' Thank you {Control>}{Enter}{/Control}')
    await expectToast({ title: 'Message Sent' })
    await waitFor(() => expect(document.getElementById(`message-${aMessage(60).id}`)).toHaveFocus())
    expect(field).toHaveValue('')
    expect(api.asked(supportCalls.replyToSupport).map(({ body }) => body)).toEqual([{ message: 'Thank you' }])
  })

  it('keeps what was typed where it could not be sent, through a reload', async () => {
    api.on(supportCalls.replyToSupport, refusal(429, 'You are writing very fast.'))
    const { user, unmount } = open(`/support/${id}`)
    await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Thank you')
    await user.click(await press('Send'))
    await expectFailureToast('Error', 'You are writing very fast.')
    unmount()
    open(`/support/${id}`)
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('Thank you')
  })

  it('is closed, and opened again', async () => {
    api.on(supportCalls.closeSupportThread, aThread(1, { status: 'closed', awaits: null, waitingSince: null }))
    api.on(supportCalls.reopenSupportThread, aThread())
    const { user } = open(`/support/${id}`)
    await user.click(await press('Close this question'))
    expect(await screen.findByText('This question is closed: a message opens it again.')).toBeVisible()
    await user.click(await press('Open it again'))
    expect(await press('Close this question')).toBeVisible()
  })

  it.each([
    ['producer', aMember, `/my-submissions?offer=${anOffer().id}`],
    ['agent', aUser({ role: 'agent' }), `/agent-dashboard?tab=submissions&offer=${anOffer().id}`],
    ['admin', admin, `/admin/transactions?offer=${anOffer().id}`],
  ])('leads to its offer, as a %s opens it', async (_role, user, href) => {
    api.on(identityCalls.currentUser, user)
    api.on(supportCalls.supportThread, aThread(1, { offerId: anOffer().id, about: 'The Moonstone' }))
    open(`/support/${id}`)
    expect(await screen.findByRole('link', { name: 'The Moonstone' })).toHaveAttribute('href', href)
  })

  it('is not there for others, and says when it cannot be read', async () => {
    api.on(supportCalls.supportThread, refusal(404, 'There is no such question.'))
    const { unmount } = open(`/support/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Question Not Found' })).toBeVisible()
    unmount()
    api.on(supportCalls.supportThread, refusal(503, 'Away.'))
    open(`/support/${id}`)
    expect(await screen.findByText('This question could not be loaded.')).toBeVisible()
  })
})

describe('the administrators’ queue', () => {
  beforeEach(() => {
    api.on(identityCalls.currentUser, admin)
  })
  const asked = aThread(1, { priority: 'high', member, about: 'The Moonstone' })

  it('shows whose question it is, marks premium members, and says how long they have waited', async () => {
    const free = aThread(2, { member: { ...member, isPremium: false }, awaits: 'member' })
    api.on(supportCalls.supportQueue, listed([asked, free], { total: 2 }))
    open('/admin/support')
    const list = within(await screen.findByRole('list', { name: 'Open questions' }))
    const [first, second] = list.getAllByRole('article').map((row) => within(row))
    expect(first!.getByRole('link', { name: 'Rosa Adeyemi' })).toHaveAttribute('href', `/support/${id}`)
    for (const words of ['Premium', 'Unanswered', 'Offers and payments', 'The Moonstone'])
      expect(first!.getByText(words)).toBeVisible()
    expect(first!.getByText(/^for \d+ days?$/)).toBeVisible()
    expect(second!.queryByText('Premium')).toBeNull()
    const file = screen.getByRole('link', { name: /^Export CSV/ })
    expect(file).toHaveAttribute('href', '/api/admin/support/queue.csv?status=open')
    expect(second!.getByText('Waiting for the member')).toBeVisible()
  })

  it('has what is closed in a tab, which the address names', async () => {
    const { user } = open('/admin/support')
    expect(await screen.findByText('Nobody is waiting')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Closed' }))
    expect(await screen.findByText('Nothing closed yet')).toBeVisible()
    expect(where()).toBe('/admin/support?status=closed')
    expect(api.asked(supportCalls.supportQueue).at(-1)!.query.get('status')).toBe('closed')
  })

  it('opens the question with whose it is and what they pay', async () => {
    api.on(supportCalls.supportThread, asked)
    open(`/support/${id}`)
    const side = within(await screen.findByRole('complementary', { name: 'About this question' }))
    expect(side.getByText('Rosa Adeyemi')).toBeVisible()
    expect(side.getByText('Premium')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Support queue' })).toHaveAttribute('href', '/admin/support')
  })
})
