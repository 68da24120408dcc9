import { identityCalls, offerCalls } from '@storyright/contracts/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { SecuritySettingsPage } from './security-settings.tsx'

const open = () => renderPage(<SecuritySettingsPage />, { path: '/security-settings' })
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(offerCalls.mySubmissions, [
    anOffer(),
    anOffer({ id: '22222222-1a45-4e51-a32e-2633a246316b', status: 'rejected' }),
  ])
})

describe('changing the password', () => {
  const change = async (confirm = 'Lantern-Street-9') => {
    const { user } = open()
    await user.type(screen.getByLabelText('Current password'), 'Storyright1!')
    await user.type(screen.getByLabelText('New password'), 'Lantern-Street-9')
    await user.type(screen.getByLabelText('Confirm new password'), confirm)
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
  }

  it('says so and empties the form', async () => {
    api.on(identityCalls.changePassword, { message: 'Changed.' })
    await change()
    await waitFor(() => expect(openToast()?.title).toBe('Password Changed'))
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(api.asked(identityCalls.changePassword)[0]?.body).toEqual({
      currentPassword: 'Storyright1!',
      newPassword: 'Lantern-Street-9',
    })
  })

  it('says when the current password is wrong, at its field', async () => {
    const says = 'Failed to change password. Please check your current password.'
    api.on(identityCalls.changePassword, refusal(400, says, [{ path: 'currentPassword', message: says }]))
    await change()
    await expectFailureToast('Password Change Failed', says)
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus())
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(says)
  })

  it('refuses two that differ', async () => {
    await change('Lantern-Street-8')
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
  })

  it('asks for all three', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
    for (const message of [
      'Current password is required',
      'Password must be at least 8 characters',
      'Please confirm your password',
    ])
      expect(await screen.findByText(message)).toBeVisible()
  })

  it('shows what is typed when it is asked to', async () => {
    const { user } = open()
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password')
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1]!)
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text')
  })
})

describe('deleting the account', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const answerBoth = async () => {
    open()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Delete Account Permanently' }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(api.asked(identityCalls.closeAccount)).toHaveLength(0)
    const last = await screen.findByRole('button', { name: 'Delete Permanently' })
    expect(last).toBeDisabled()
    await user.type(within(screen.getByRole('alertdialog')).getByLabelText('Password'), 'Storyright1!')
    await user.click(last)
    await waitFor(() => expect(api.asked(identityCalls.closeAccount)).toHaveLength(1))
    expect(api.asked(identityCalls.closeAccount)[0]!.body).toEqual({ currentPassword: 'Storyright1!' })
  }

  it('asks twice, says so, and goes home after two seconds', async () => {
    api.on(identityCalls.closeAccount, { message: 'Closed.' })
    await answerBoth()
    await expectToast({
      title: 'Account Deleted',
      description: 'Your account has been permanently deleted.',
    })
    expect(where()).toBe('/security-settings')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(where()).toBe('/')
  })

  it('says why it was refused and stays', async () => {
    const says = 'You are the last administrator, so your account cannot be closed.'
    api.on(identityCalls.closeAccount, refusal(409, says))
    await answerBoth()
    await expectFailureToast('Account Deletion Failed', says)
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(where()).toBe('/security-settings')
  })

  it('says what becomes of pending offers', async () => {
    open()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await waitFor(() => expect(api.asked(offerCalls.mySubmissions)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Delete Account Permanently' }))
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        /The pending offer ends: its card hold is released, and we notify the other side\./,
      ),
    )
  })

  it('deletes nothing when the second question is declined', async () => {
    open()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Delete Account Permanently' }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Keep Account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.asked(identityCalls.closeAccount)).toHaveLength(0)
    // Two questions one after the other: the focus is back where the first began.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Account Permanently' })).toHaveFocus())
  })
})
