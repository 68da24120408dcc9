import { identityCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { forgetDestination, keepDestination } from '../../shared/form/destination.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { ResetPasswordPage } from './reset-password.tsx'
import { VerifyEmailPage } from './verify-email.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
  api.on(identityCalls.checkLink, { status: 204, body: null })
})

describe('the link that verifies an email address', () => {
  const open = (at: string) => renderPage(<VerifyEmailPage />, { path: '/verify-email', at })

  it('is redeemed once, then leads to the login page after two seconds', async () => {
    api.on(identityCalls.verifyEmail, { message: 'Verified.', email: null, waits: false })
    open('/verify-email?token=abc')
    expect(screen.getByRole('heading', { name: 'Verifying' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Email Verified' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/auth')
    expect(openToast()).toMatchObject({ title: 'Email verified!', description: 'You can now log in to your account.' })
    expect(where()).toBe('/verify-email?token=abc')
    await waitFor(() => expect(where()).toBe('/auth'))
    expect(api.asked(identityCalls.verifyEmail)).toHaveLength(1)
  })

  it('asks before it changes an address, and says which one the account has then', async () => {
    const message = 'Your email address is now rose@example.test. Use it to log in from now on.'
    api.on(identityCalls.verifyEmail, { message: 'Please confirm it.', email: 'rose@example.test', waits: true })
    api.on(identityCalls.confirmEmail, { message, email: 'rose@example.test' })
    const { user } = open('/verify-email?token=abc')
    const button = await screen.findByRole('button', { name: 'Use This Address' })
    expect(screen.getByText(/rose@example\.test/)).toBeVisible()
    expect(api.asked(identityCalls.confirmEmail)).toEqual([])
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Email Address Changed' })).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(openToast()?.title).toBe('Email address changed')
    expect(screen.getByRole('link', { name: 'Continue to Your Account' })).toHaveAttribute('href', '/profile')
  })

  it('says why it failed, and can be tried again', async () => {
    api.on(identityCalls.verifyEmail, refusal(400, 'This link has expired.'))
    const { user } = open('/verify-email?token=abc')
    expect(await screen.findByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    expect(openToast()).toMatchObject({ title: 'Verification failed', description: 'This link has expired.' })
    api.on(identityCalls.verifyEmail, { message: 'Verified.', email: null, waits: false })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Email Verified' })).toBeVisible()
  })

  it('offers signing in beside another link where it was used already', async () => {
    api.on(identityCalls.verifyEmail, refusal(400, 'This link has already been used, or a newer one has been sent.'))
    open('/verify-email?token=abc')
    expect(await screen.findByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth')
    expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible()
  })

  it('leads on to where somebody was going before they joined', async () => {
    keepDestination('?next=%2Flisting%2F7')
    api.on(identityCalls.verifyEmail, { message: 'Verified.', email: null, waits: false })
    open('/verify-email?token=abc')
    const login = await screen.findByRole('link', { name: 'Continue to Login' })
    expect(login).toHaveAttribute('href', '/auth?next=%2Flisting%2F7')
    forgetDestination()
  })

  it('can be asked for again', async () => {
    api.on(identityCalls.resendVerification, { message: 'Sent.' })
    const { user } = open('/verify-email')
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    // Nobody was mailed by opening the page.
    expect(screen.queryByText(/we have sent/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    expect(await screen.findByText('Please enter your email address')).toBeVisible()
    await user.type(screen.getByLabelText('Email'), 'rosa@example.test')
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    await waitFor(() => expect(openToast()?.title).toBe('Verification email sent.'))
  })

  it('says when it could not be sent again', async () => {
    api.on(identityCalls.resendVerification, { status: 500, body: {} })
    const { user } = open('/verify-email')
    await user.type(screen.getByLabelText('Email'), 'rosa@example.test')
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    const failed = { title: 'Failed to send email', description: 'Please try again.' }
    await waitFor(() => expect(openToast()).toMatchObject(failed))
  })
})

describe('the link that keeps an old email address', () => {
  const open = () => renderPage(<VerifyEmailPage />, { path: '/verify-email', at: '/verify-email?undo=abc' })

  it('asks first, then keeps it and leads to a new password', async () => {
    api.on(identityCalls.undoEmailChange, { message: 'Your account has its email address back.' })
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'Keep This Address?' })).toBeVisible()
    expect(api.asked(identityCalls.undoEmailChange)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Keep This Address' }))
    expect(await screen.findByRole('heading', { name: 'Address Kept' })).toBeVisible()
    expect(screen.getByText(/^Your account has its email address back\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth')
    expect(api.asked(identityCalls.undoEmailChange)[0]?.body).toEqual({ token: 'abc' })
  })

  it('says why it does not hold any more', async () => {
    api.on(identityCalls.undoEmailChange, refusal(400, 'This link has expired.'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Keep This Address' }))
    await waitFor(() => expect(openToast()?.description).toBe('This link has expired.'))
  })
})

describe('the link that keeps an old address and no longer holds', () => {
  it('says so instead of asking', async () => {
    api.on(identityCalls.checkLink, refusal(400, 'This link has expired. Please ask for a new one.'))
    renderPage(<VerifyEmailPage />, { path: '/verify-email', at: '/verify-email?undo=abc' })
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Keep This Address' })).toBeNull()
  })
})

describe('the link that sets a new password', () => {
  const open = async (repeat: string) => {
    const { user } = renderPage(<ResetPasswordPage />, { path: '/reset-password', at: '/reset-password?token=abc' })
    await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'Storyright2!')
    if (repeat) await user.type(screen.getByLabelText('Confirm new password'), repeat)
    await user.click(screen.getByRole('button', { name: 'Set New Password' }))
  }

  it('sets it and leads to the login page', async () => {
    api.on(identityCalls.resetPassword, { message: 'Changed.' })
    await open('Storyright2!')
    await waitFor(() => expect(where()).toBe('/auth'))
    expect(api.asked(identityCalls.resetPassword)[0]?.body).toEqual({ token: 'abc', password: 'Storyright2!' })
  })

  it.each([
    ['', 'Please confirm your password'],
    ['Storyright3!', "Passwords don't match"],
  ])('refuses the repetition %p: %s', async (repeat, message) => {
    await open(repeat)
    expect(await screen.findByText(message)).toBeVisible()
  })

  it.each([
    ['used', 'This link has already been used, or a newer one has been sent.'],
    ['expired', 'This link has expired. Please ask for a new one.'],
  ])('says before any form that it is %s, with a new one and signing in to go on with', async (_why, says) => {
    api.on(identityCalls.checkLink, refusal(400, says))
    renderPage(<ResetPasswordPage />, { path: '/reset-password', at: '/reset-password?token=abc' })
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
    expect(screen.queryByLabelText('New password', { selector: 'input' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Send Me a New Link' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth')
    expect(api.asked(identityCalls.checkLink)[0]?.body).toEqual({ token: 'abc', purpose: 'reset' })
  })

  it('can be filled in where nobody could say whether it holds', async () => {
    api.on(identityCalls.checkLink, refusal(503, 'This part is not available right now.'))
    renderPage(<ResetPasswordPage />, { path: '/reset-password', at: '/reset-password?token=abc' })
    expect(await screen.findByLabelText('New password', { selector: 'input' })).toBeVisible()
  })
})
