import { identityCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { openToast, renderPage, where } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { AuthPage } from './auth.tsx'

const open = (at = '/auth') => renderPage(<AuthPage />, { path: '/auth', at })
const nobody = refusal(401, 'You are not signed in.')
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, nobody)
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
    api.on(identityCalls.login, refusal(401, 'The email address or password is not right.'))
    await fill(open())
    await waitFor(() => expect(openToast()?.title).toBe('Login failed'))
    expect(openToast()).toMatchObject({
      description: 'The email address or password is not right.',
      variant: 'destructive',
    })
    expect(screen.getByLabelText('Email')).toHaveValue('rosa@example.test')
    expect(screen.getByLabelText('Password')).toHaveValue('Storyright1!')
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

const join = async (role: 'producer' | 'agent', values: Record<string, string>, submit: string) => {
  const view = open(`/auth?join=${role}`)
  const core = { 'First name': 'Rosa', 'Last name': 'Adeyemi', Email: 'rosa@example.test', Username: 'rosa' }
  const secret = { Password: 'Storyright1!', 'Confirm password': 'Storyright1!' }
  for (const [label, text] of Object.entries({ ...core, ...secret, ...values }))
    await view.user.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
  await view.user.click(screen.getByRole('checkbox'))
  await view.user.click(screen.getByRole('button', { name: submit }))
  return view
}

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

  it('shows what the server refuses under its field', async () => {
    const taken = [{ path: 'username', message: 'This username is taken.' }]
    api.on(identityCalls.register, refusal(409, 'This username is taken.', taken))
    await join('producer', {}, 'Create Producer Account')
    await waitFor(() => expect(screen.getByLabelText('Username')).toBeInvalid())
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('This username is taken.')
    expect(openToast()).toMatchObject({ title: 'Registration failed', description: 'This username is taken.' })
    expect(screen.getByLabelText('First name')).toHaveValue('Rosa')
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
