import { identityCalls, trackingCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { CookiesPage } from '../legal/cookies.tsx'
import { PrivacyPage } from '../legal/privacy.tsx'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
})
const open = async () => {
  const view = renderPage(<ProfilePage />, { path: '/profile' })
  const part = within(await screen.findByRole('region', { name: 'What is recorded' }))
  return { ...view, part, choice: () => part.getByRole('switch', { name: 'Record what I search for and look at' }) }
}

describe('the switch for tracking', () => {
  it('says what is recorded, and for how long', async () => {
    const { part, choice } = await open()
    expect(choice()).toBeChecked()
    for (const words of [/for 3 seconds or longer/, /12 months .* 24 months/])
      expect(part.getByText(words)).toBeVisible()
  })

  it('is off at once, before the account has taken it, and changes nothing else', async () => {
    let take: () => void = () => {}
    api.on(identityCalls.editProfile, ({ body }) => {
      const saved = aUser(body as object)
      return new Promise((resolve) => (take = () => resolve(saved)))
    })
    const { user, choice } = await open()
    await user.click(choice())
    await waitFor(() => expect(choice()).not.toBeChecked())
    take()
    await expectToast({ title: 'Tracking Off', description: 'Nothing more is recorded of you.' })
    const { firstName, lastName, email, username } = aUser()
    expect(api.asked(identityCalls.editProfile).map(({ body }) => body)).toEqual([
      { firstName, lastName, email, username, trackingEnabled: false },
    ])
  })

  it('puts no name back that was changed elsewhere', async () => {
    const [read, theirs] = [aUser({ lastName: 'Okafor' }), aUser({ lastName: 'Lindqvist' })]
    const current = { etag: '"5"', value: theirs }
    const { choice, user } = await open()
    api.on(identityCalls.currentUser, { status: 200, body: read, headers: { etag: '"4"' } })
    api.on(identityCalls.editProfile, ({ body, headers }) =>
      headers.get('if-match') === '"5"'
        ? aUser(body as object)
        : problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.', current }),
    )
    await user.click(choice())
    await expectToast({ title: 'Tracking Off' })
    const sent = api.asked(identityCalls.editProfile)
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"5"'])
    expect(sent.map(({ body }) => body)).toMatchObject([
      { lastName: read.lastName, trackingEnabled: false },
      { lastName: theirs.lastName, trackingEnabled: false },
    ])
  })

  it('can be switched on again', async () => {
    api.on(identityCalls.currentUser, aUser({ trackingEnabled: false }))
    api.on(identityCalls.editProfile, ({ body }) => aUser(body as object))
    const { user, choice } = await open()
    await user.click(choice())
    await expectToast({ title: 'Tracking On' })
    await waitFor(() => expect(choice()).toBeChecked()) // the store tells the page a moment after the toast
  })

  it('goes back when the account did not take it, and says so', async () => {
    api.on(identityCalls.editProfile, refusal(503, 'This part is not available right now.'))
    const { user, choice } = await open()
    await user.click(choice())
    await expectFailureToast('Not Changed', 'This part is not available right now.')
    await waitFor(() => expect(choice()).toBeChecked())
  })
})

describe('deleting what was recorded', () => {
  const press = async () => {
    const view = await open()
    await view.user.click(view.part.getByRole('button', { name: 'Delete what was recorded' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete what was recorded?' }))
    return { ...view, question }
  }

  it('asks first', async () => {
    const { user, question } = await press()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.asked(trackingCalls.forgetTracked)).toHaveLength(0)
  })

  it('deletes, and says so', async () => {
    api.on(trackingCalls.forgetTracked, { status: 204, body: null })
    const { user, question } = await press()
    await user.click(question.getByRole('button', { name: 'Delete what was recorded' }))
    await expectToast({ title: 'Deleted', description: 'What was recorded of you has been deleted.' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('says when it could not, and can be tried again', async () => {
    api.on(trackingCalls.forgetTracked, refusal(503, 'This part is not available right now.'))
    const { user, question } = await press()
    await user.click(question.getByRole('button', { name: 'Delete what was recorded' }))
    await expectFailureToast('Not Deleted', 'This part is not available right now.')
    expect(question.getByRole('button', { name: 'Delete what was recorded' })).toBeVisible()
  })
})

describe('the legal pages', () => {
  it.each([
    ['privacy', PrivacyPage],
    ['cookies', CookiesPage],
  ])(
    'say on the page of %s that tracking is on by default, how long it is kept, and where to switch it off',
    (_name, Page) => {
      const { container } = renderPage(<Page />, { path: '/legal' })
      expect(container).toHaveTextContent(/on by default/)
      expect(container).toHaveTextContent(/12 months/)
      expect(container).toHaveTextContent(/24 months/)
      expect(screen.getAllByRole('link', { name: 'account settings' })[0]).toHaveAttribute('href', '/profile#recorded')
    },
  )
})
