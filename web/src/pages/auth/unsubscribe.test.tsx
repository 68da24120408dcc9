import { identityCalls, notificationCalls } from '@storyright/contracts/http'
import { screen } from '@testing-library/react'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { tryAgain } from '../../testing/try-again.ts'
import { UnsubscribePage } from './unsubscribe.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  api.on(notificationCalls.unsubscribing, { kinds: ['mentions'], isStopped: false })
})
const open = (search = '?token=a-token') =>
  renderPage(<UnsubscribePage />, { path: '/unsubscribe', at: `/unsubscribe${search}` })
const button = () => screen.findByRole('button', { name: 'Unsubscribe' })

describe('the link of a mail that ends mails of its kind', () => {
  it('asks first, and changes nothing by being opened', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Unsubscribe?' })).toBeVisible()
    expect(screen.getByText('Mentions')).toBeVisible()
    expect(await button()).toBeVisible()
    expect(api.asked(notificationCalls.unsubscribing)[0]?.params).toEqual({ token: 'a-token' })
    expect(api.asked(notificationCalls.unsubscribe)).toEqual([])
  })

  it('ends them without a session, says which, and leads to where they can be had again', async () => {
    api.on(notificationCalls.unsubscribe, { kinds: ['mentions'], isStopped: true })
    const { user } = open()
    await user.click(await button())
    expect(await screen.findByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
    expect(screen.getByText('Mentions')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage email settings' })).toHaveAttribute(
      'href',
      '/profile#notifications',
    )
    expect(api.asked(notificationCalls.unsubscribe).map(({ params }) => params)).toEqual([{ token: 'a-token' }])
  })

  it('says what has ended already instead of asking again', async () => {
    api.on(notificationCalls.unsubscribing, { kinds: ['mentions', 'likes'], isStopped: true })
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
    expect(screen.getByText('Likes')).toBeVisible()
  })

  it('says when it could not, and can be pressed again', async () => {
    api.on(notificationCalls.unsubscribe, refusal(503, 'This part is not available right now.'))
    const { user } = open()
    await user.click(await button())
    await expectFailureToast('Not Unsubscribed', 'This part is not available right now.')
    expect(await button()).toBeEnabled()
  })

  it.each([
    ['forged or too old', '?token=forged'],
    ['not whole', ''],
  ])('says plainly that it does not work: %s', async (_why, search) => {
    api.on(notificationCalls.unsubscribing, refusal(404, 'There is no such link.'))
    open(search)
    expect(await screen.findByRole('heading', { level: 1, name: 'This Link Does Not Work' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage email settings' })).toBeVisible()
  })

  it('can be looked up again when that failed', async () => {
    await tryAgain(api, notificationCalls.unsubscribing, { kinds: ['mentions'], isStopped: false }, open)
    expect(await button()).toBeVisible()
  })
})
