import { identityCalls, imageCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { CompleteProfilePage } from './complete-profile.tsx'
import { EditAccountPage } from './edit-account.tsx'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
})

describe('the profile', () => {
  const open = () => renderPage(<ProfilePage />, { path: '/profile' })

  it('tells a visitor to log in', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    open()
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('Please log in to view your profile')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth?next=%2Fprofile')
  })

  it('leads to the account’s other pages, and to no page that is missing', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit Account' })).toHaveAttribute('href', '/edit-account')
    expect(screen.getByRole('link', { name: 'Security Settings' })).toHaveAttribute('href', '/security-settings')
    expect(screen.queryByRole('link', { name: 'Complete Your Profile' })).toBeNull()
  })

  it('offers to complete a profile that is not', async () => {
    api.on(identityCalls.currentUser, aUser({ profileComplete: false }))
    open()
    expect(await screen.findByRole('link', { name: 'Complete Your Profile' })).toHaveAttribute(
      'href',
      '/complete-profile',
    )
  })

  it('signs out', async () => {
    api.on(identityCalls.logout, { message: 'Bye.' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(where()).toBe('/'))
    expect(openToast()?.title).toBe('Goodbye!')
  })

  it.each([
    [
      'says so where a list of the data was cut',
      [{ service: 'ai', list: 'searches', rows: 5_000 }],
      'Not Everything Fits',
    ],
    ['says nothing where all of it is there', [], undefined],
  ])('%s', async (_rule, mayLackOlderRows, title) => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    api.on(identityCalls.exportData, { exportedAt: '2026-11-23T12:00:00.000Z', mayLackOlderRows, identity: {} })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Download My Data' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    expect(openToast()?.title).toBe(title)
    save.mockRestore()
  })

  it('says why the data could not be gathered', async () => {
    api.on(identityCalls.exportData, refusal(503, 'This part is not available right now.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Download My Data' }))
    await waitFor(() => expect(openToast()?.description).toBe('This part is not available right now.'))
  })
})

describe('editing the account', () => {
  const open = async () => {
    const view = renderPage(<EditAccountPage />, { path: '/edit-account' })
    await screen.findByLabelText('First name')
    return view
  }

  it('saves, says so and goes back to the profile', async () => {
    api.on(identityCalls.editProfile, ({ body }) => aUser(body as object))
    const { user } = await open()
    await user.clear(screen.getByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Rosamund')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(where()).toBe('/profile'))
    expect(openToast()?.title).toBe('Account Updated')
    expect(api.asked(identityCalls.editProfile)[0]?.body).toMatchObject({ firstName: 'Rosamund' })
  })

  it('asks for the current password only when the email address changed, and says what happens next', async () => {
    const pendingEmail = 'rose@example.test'
    api.on(identityCalls.editProfile, aUser({ pendingEmail }))
    const { user } = await open()
    const password = () => screen.queryByLabelText('Current password', { selector: 'input' })
    expect(password()).toBeNull()
    await user.clear(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), pendingEmail)
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Current password is required')).toBeVisible()
    await user.type(password()!, 'Storyright1!')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(where()).toBe('/profile'))
    expect(api.asked(identityCalls.editProfile)[0]?.body).toMatchObject({
      email: pendingEmail,
      currentPassword: 'Storyright1!',
    })
    expect(openToast()?.description).toContain(pendingEmail)
  })

  it('shows a wrong current password under its field', async () => {
    const wrong = [{ path: 'currentPassword', message: 'The current password is not right.' }]
    api.on(identityCalls.editProfile, refusal(400, 'The current password is not right.', wrong))
    const { user } = await open()
    await user.type(screen.getByLabelText('Email'), '.uk')
    await user.type(screen.getByLabelText('Current password', { selector: 'input' }), 'not it')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('The current password is not right.')).toBeVisible()
  })

  it('shows which address waits, sends its link again, and gives it up', async () => {
    api.on(identityCalls.currentUser, aUser({ pendingEmail: 'rose@example.test' }))
    api.on(identityCalls.resendVerification, { message: 'Sent.' })
    api.on(identityCalls.cancelEmailChange, aUser())
    const { user } = await open()
    expect(screen.getByText(/^Waiting for rose@example\.test/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send Again' }))
    await waitFor(() => expect(openToast()?.title).toBe('Verification email sent.'))
    expect(api.asked(identityCalls.resendVerification)[0]?.body).toEqual({ email: 'rose@example.test' })
    await user.click(screen.getByRole('button', { name: 'Cancel Change' }))
    await waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull())
  })

  it('shows a taken username under its field', async () => {
    const taken = [{ path: 'username', message: 'This username is already taken.' }]
    api.on(identityCalls.editProfile, refusal(409, 'This username is already taken.', taken))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(screen.getByLabelText('Username')).toBeInvalid())
    expect(openToast()).toMatchObject({ title: 'Update Failed', variant: 'destructive' })
  })

  it('falls back to its own words when the service gives none', async () => {
    api.on(identityCalls.editProfile, { status: 500, body: {} })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(openToast()?.description).toBe('Failed to update account information.'))
  })

  it('shows both texts of what was changed elsewhere, and saves the choice as a change of the newer version', async () => {
    const theirs = aUser({ firstName: 'Rosalind', phoneNumber: '020 7946 0999' })
    const current = { etag: '"5"', value: theirs }
    api.on(identityCalls.currentUser, { status: 200, body: aUser(), headers: { etag: '"4"' } })
    api.on(identityCalls.editProfile, ({ body, headers }) =>
      headers.get('if-match') === '"5"'
        ? aUser(body as object)
        : problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.', current }),
    )
    const { user } = await open()
    await user.clear(screen.getByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Rosamund')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Changed while you were editing' }))
    for (const text of ['Rosamund', 'Rosalind', '020 7946 0999']) expect(asked.getByText(text)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(where()).toBe('/profile'))
    expect(api.asked(identityCalls.editProfile).map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"5"'])
    expect(api.asked(identityCalls.editProfile)[1]?.body).toMatchObject({
      ...{ firstName: 'Rosamund', phoneNumber: '020 7946 0999' },
    })
  })

  it('leads back without saving', async () => {
    await open()
    for (const name of ['Back to Profile', 'Cancel'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile')
  })

  it('asks agents about their agency, and not for an IMDB profile', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    await open()
    expect(screen.getByLabelText(/^Agency name/)).toBeVisible()
    expect(screen.queryByLabelText(/^IMDB/)).toBeNull()
  })

  const picture = new File(['picture'], 'rosa.png', { type: 'image/png' })
  it('fills in the address of an uploaded picture', async () => {
    api.on(imageCalls.uploadImage, { imageUrl: 'http://localhost:8080/images/rosa.webp' })
    await open()
    await userEvent.upload(screen.getByLabelText('Picture file'), picture)
    await waitFor(() =>
      expect(screen.getByLabelText(/^Picture address/)).toHaveValue('http://localhost:8080/images/rosa.webp'),
    )
  })

  it('waits with saving until a picture is uploaded, and asks before that is lost', async () => {
    let uploaded = () => {}
    api.on(imageCalls.uploadImage, async () => {
      await new Promise<void>((resolve) => {
        uploaded = resolve
      })
      return { imageUrl: 'http://localhost:8080/images/rosa.webp' }
    })
    await open()
    await userEvent.upload(screen.getByLabelText('Picture file'), picture)
    const save = screen.getByRole('button', { name: 'Save Changes' })
    await waitFor(() => expect(save).toBeDisabled())
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await waitFor(() => expect(api.asked(imageCalls.uploadImage)).toHaveLength(1))
    uploaded()
    await waitFor(() => expect(save).toBeEnabled())
    expect(screen.getByLabelText(/^Picture address/)).toHaveValue('http://localhost:8080/images/rosa.webp')
  })

  it('says why a picture was refused', async () => {
    api.on(imageCalls.uploadImage, refusal(413, 'What was sent is too large.'))
    await open()
    await userEvent.upload(screen.getByLabelText('Picture file'), picture)
    await expectFailureToast('Upload Failed', 'What was sent is too large.')
  })
})

describe('completing the profile', () => {
  const complete = async () => {
    const { user } = renderPage(<CompleteProfilePage />, { path: '/complete-profile' })
    await user.type(await screen.findByLabelText('Phone'), '020 7946 0142')
    await user.type(screen.getByLabelText('Address'), '12 Sample Yard')
    await user.type(screen.getByLabelText('What are you looking for?'), 'Period drama with a lead')
    await user.selectOptions(screen.getByLabelText('How did you hear about us?'), 'Social Media')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }))
  }

  it('says so and goes home', async () => {
    api.on(identityCalls.completeProfile, aUser())
    await complete()
    await waitFor(() => expect(where()).toBe('/'))
    expect(openToast()).toMatchObject({
      title: 'Profile completed successfully',
      description: 'Your personalized experience is now ready!',
    })
  })

  it('says when it failed', async () => {
    api.on(identityCalls.completeProfile, { status: 500, body: {} })
    await complete()
    await expectFailureToast('Error updating profile', 'Please try again.')
    expect(within(screen.getByRole('form')).getByLabelText('Phone')).toHaveValue('020 7946 0142')
  })
})
