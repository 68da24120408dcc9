import { catalogueCalls, identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { keptDestination } from '../../shared/form/destination.ts'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AuthPage } from './auth.tsx'

const open = (at = '/auth') => renderPage(<AuthPage />, { path: '/auth', at })
const nobody = refusal(401, 'You are not signed in.')
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, nobody)
  sessionStorage.clear()
  localStorage.clear()
})

describe('what signing in is for', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('is named with the title that somebody wants to see', async () => {
    api.on(catalogueCalls.publicListing, { title: 'Lady Audley’s Secret' })
    const { user } = open('/auth?next=%2Flisting%2F7')
    expect(await heading('Sign in to see Lady Audley’s Secret')).toBeVisible()
    expect(api.asked(catalogueCalls.publicListing)[0]?.params).toEqual({ id: '7' })
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(await heading('Join to see Lady Audley’s Secret')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Producer/ }))
    expect(where()).toBe('/auth?next=%2Flisting%2F7&join=producer')
  })

  it.each([
    ['/my-submissions', 'Sign in to see your offers'],
    ['/listing/7', 'Sign in to see this title'],
    ['/terms', 'Sign in to go on to where you were'],
    ['/', 'Welcome back'],
    ['https://elsewhere.example/', 'Welcome back'],
  ])('is said in general words of %s', async (next, says) => {
    api.on(catalogueCalls.publicListing, refusal(404, 'There is nothing here.'))
    open(`/auth?${new URLSearchParams({ next })}`)
    expect(await heading(says)).toBeVisible()
  })
})

describe('signing in', () => {
  const fill = async ({ user }: ReturnType<typeof open>) => {
    await user.type(screen.getByLabelText('Email'), 'rosa@example.test')
    await user.type(screen.getByLabelText('Password'), 'Storyright1!')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
  }

  it('welcomes and leads back to where the reader was', async () => {
    api.on(identityCalls.login, () => {
      api.on(identityCalls.currentUser, aUser())
      return { user: aUser() }
    })
    await fill(open('/auth?next=%2Flisting%2F7'))
    await waitFor(() => expect(where()).toBe('/listing/7'))
    expect(openToast()).toMatchObject({ title: 'Welcome back!', description: 'You have successfully logged in.' })
    expect(api.asked(identityCalls.login)[0]?.body).toEqual({ email: 'rosa@example.test', password: 'Storyright1!' })
  })

  it('says why it failed and loses nothing of what was typed', async () => {
    const says = 'The email address or password is not right.'
    api.on(identityCalls.login, refusal(401, says, [{ path: 'password', message: says }]))
    const view = open()
    await fill(view)
    await waitFor(() => expect(openToast()?.title).toBe('Login failed'))
    expect(openToast()).toMatchObject({
      description: 'The email address or password is not right.',
      variant: 'destructive',
    })
    expect(screen.getByLabelText('Email')).toHaveValue('rosa@example.test')
    expect(screen.getByLabelText('Password')).toHaveValue('Storyright1!')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(says)
    // Leaving the field does not take it away, and another address is tried with the same password.
    await view.user.type(screen.getByLabelText('Email'), '.uk')
    await view.user.tab()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(says)
    await view.user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(api.asked(identityCalls.login)).toHaveLength(2))
  })

  it('sends the confirmation mail again to somebody who has not opened it', async () => {
    const says = 'Please verify your email address before logging in.'
    api.on(identityCalls.login, problem({ status: 403, code: 'EMAIL_NOT_VERIFIED', detail: says }))
    api.on(identityCalls.resendVerification, { message: 'Sent.' })
    const view = open()
    await fill(view)
    await waitFor(() => expect(openToast()).toMatchObject({ title: 'Login failed', description: says }))
    await view.user.click(await screen.findByRole('button', { name: 'Resend Verification Email' }))
    expect(await screen.findByText(/^We have sent another link to rosa@example\.test/)).toBeVisible()
    expect(api.asked(identityCalls.resendVerification)[0]?.body).toEqual({ email: 'rosa@example.test' })
  })

  it('asks for both fields and takes focus to the first fault', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Invalid email address')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(api.asked(identityCalls.login)).toHaveLength(0)
  })

  it('is over for whoever is signed in: they go home', async () => {
    api.on(identityCalls.currentUser, aUser())
    open()
    await waitFor(() => expect(where()).toBe('/'))
  })
})

describe('a forgotten password', () => {
  const ask = async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Forgotten password?' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Email'), 'rosa@example.test')
    await user.click(dialog.getByRole('button', { name: 'Send Reset Link' }))
  }

  it('is answered alike whether or not the address is known', async () => {
    api.on(identityCalls.forgotPassword, { message: 'Sent.' })
    await ask()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(openToast()).toMatchObject({
      title: 'Reset link sent',
      description: 'If an account with that email exists, a password reset link has been sent.',
    })
  })

  it('says when the mail could not be asked for, and stays open', async () => {
    api.on(identityCalls.forgotPassword, { status: 500, body: {} })
    await ask()
    await expectToast({ title: 'Error', description: 'Failed to send reset email.' })
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

const join = async (
  role: 'producer' | 'agent',
  values: Record<string, string>,
  submit: string,
  at = `/auth?join=${role}`,
) => {
  const view = open(at)
  const core = { 'First name': 'Rosa', 'Last name': 'Adeyemi', Email: 'rosa@example.test', Username: 'rosa' }
  const secret = { Password: 'Storyright1!', 'Confirm password': 'Storyright1!' }
  for (const [label, text] of Object.entries({ ...core, ...secret, ...values }))
    await view.user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text)
  await view.user.click(screen.getByRole('checkbox'))
  await view.user.click(screen.getByRole('button', { name: submit }))
  return view
}

describe('joining while registrations are switched off', () => {
  const says = 'We are moving house. Please come again on Monday.'

  it('says so instead of a form, and signing in goes on', async () => {
    api.on(identityCalls.switchedOff, [{ name: 'registrations', says, until: null }])
    const { user } = open('/auth?join=producer')
    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^Producer/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Create Producer Account' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Sign In' }))
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  })

  it('shows the form where what is switched off is not known', async () => {
    api.on(identityCalls.switchedOff, refusal(503, 'Away.'))
    open('/auth?join=producer')
    expect(await screen.findByRole('button', { name: 'Create Producer Account' })).toBeEnabled()
  })
})

describe('joining as a producer', () => {
  it('sends the fields without the acceptance and asks to verify the email', async () => {
    api.on(identityCalls.register, { message: 'Welcome.' })
    const { user } = await join('producer', {}, 'Create Producer Account')
    expect(await screen.findByRole('heading', { name: 'Registration Successful' })).toBeVisible()
    expect(openToast()).toMatchObject({
      title: 'Registration successful!',
      description: 'Please check your email to verify your account.',
    })
    const sent = api.asked(identityCalls.register)[0]?.body
    expect(sent).toMatchObject({ role: 'producer', username: 'rosa' })
    expect(sent).not.toHaveProperty('acceptedLegalTerms')
    await user.click(screen.getByRole('button', { name: 'Back to Login' }))
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  it('keeps what was typed through a reload, but neither secrets nor what was agreed to, until it is sent', async () => {
    const { user, unmount } = open('/auth?join=producer')
    await user.type(await screen.findByLabelText('First name'), 'Rosa')
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Storyright1!')
    await user.click(screen.getByRole('checkbox'))
    const address = where()!
    unmount()
    open(address)
    expect(await screen.findByLabelText('First name')).toHaveValue('Rosa')
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Storyright1!')
  })

  it('keeps where somebody was going for the link that they are mailed', async () => {
    api.on(identityCalls.register, { message: 'Welcome.' })
    api.on(catalogueCalls.publicListing, { title: 'The Moonstone' })
    await join('producer', {}, 'Create Producer Account', '/auth?join=producer&next=%2Flisting%2F7')
    await screen.findByRole('heading', { name: 'Registration Successful' })
    expect(keptDestination()).toBe('/listing/7')
    expect(keptDestination(Date.now() + 25 * 60 * 60_000)).toBe('/')
    expect(sessionStorage).toHaveLength(0)
  })

  it('shows what the server refuses under its field', async () => {
    const taken = [{ path: 'username', message: 'This username is taken.' }]
    api.on(identityCalls.register, refusal(409, 'This username is taken.', taken))
    await join('producer', {}, 'Create Producer Account')
    await waitFor(() => expect(screen.getByLabelText('Username')).toBeInvalid())
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('This username is taken.')
    expect(openToast()).toMatchObject({ title: 'Registration failed', description: 'This username is taken.' })
    expect(await screen.findByLabelText('First name')).toHaveValue('Rosa')
  })
})

describe('applying as an agent', () => {
  it('ends pending review', async () => {
    api.on(identityCalls.register, { message: 'Thank you.' })
    const agency = { 'Agency name': 'Fenn', 'Agency website': 'https://fenn.example', Notable: 'Two Booker authors' }
    await join('agent', agency, 'Submit Agent Application')
    expect(await screen.findByRole('heading', { name: 'Application Submitted' })).toBeVisible()
    expect(screen.getByText('Pending Review')).toBeVisible()
    expect(api.asked(identityCalls.register)[0]?.body).toMatchObject({ role: 'agent', agencyYearsInBusiness: 0 })
  })
})
