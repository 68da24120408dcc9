import { identityCalls, notificationCalls, peopleCalls } from '@storyright/contracts/http'
import { screen, waitFor, within } from '@testing-library/react'
import { expectFailureToast } from '../../testing/expect-toast.ts'
import { fakeApi, problem, refusal } from '../../testing/fake-api.ts'
import { somePreferences } from '../../testing/notification-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { watchScrolling } from '../../testing/watch-scrolling.ts'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
  api.on(notificationCalls.notificationPreferences, somePreferences())
  api.on(notificationCalls.changeNotificationPreferences, somePreferences())
})
const show = (at = '/profile') => renderPage(<ProfilePage />, { path: '/profile', at })
const part = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const open = async () => {
  const { user } = show()
  const settings = await part()
  const mail = await settings.findByRole('combobox', { name: 'Mentions by mail' })
  const site = settings.getByRole('switch', { name: 'Mentions on the site' })
  return { user, settings, mail, site }
}
const answered = (etag: string, body: object) => ({ status: 200, body, headers: { etag } })
const changedMeanwhile = (value: object) =>
  problem({ status: 409, code: 'CHANGED_MEANWHILE', detail: 'This was changed.', current: { etag: '"5"', value } })
const tags = () =>
  api.asked(notificationCalls.changeNotificationPreferences).map(({ headers }) => headers.get('if-match'))
const saved = () => api.asked(notificationCalls.changeNotificationPreferences).map(({ body }) => body)

describe('what one is told of', () => {
  it('is chosen by kind, except that what concerns money or security is always mailed', async () => {
    const { settings, mail, site } = await open()
    expect(mail).toHaveDisplayValue('At once')
    expect(
      within(mail)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['At once', 'Once a day', 'Never'])
    expect(site).toBeChecked()
    const offers = within(settings.getByRole('row', { name: /^Offers and deals/ }))
    expect(offers.getByText('Always')).toBeVisible()
    expect(offers.queryByRole('combobox')).toBeNull()
  })

  it('changes at once, each choice by itself, and the later one wins', async () => {
    const { user, mail, site } = await open()
    await user.selectOptions(mail, 'Never')
    expect(mail).toHaveDisplayValue('Never')
    await user.click(site)
    expect(site).not.toBeChecked()
    await waitFor(() =>
      expect(saved()).toEqual([
        { kinds: [{ kind: 'mentions', mail: 'never', inApp: true }] },
        { kinds: [{ kind: 'mentions', mail: 'never', inApp: false }] },
      ]),
    )
    expect(mail).toHaveDisplayValue('Never')
  })

  it('goes back when a choice could not be saved, and says so', async () => {
    api.on(notificationCalls.changeNotificationPreferences, refusal(503, 'This part is not available right now.'))
    const { user, mail } = await open()
    await user.selectOptions(mail, 'Never')
    await expectFailureToast('Not Changed', 'This part is not available right now.')
    await waitFor(() => expect(mail).toHaveDisplayValue('At once'))
    // What really holds is read again.
    await waitFor(() => expect(api.asked(notificationCalls.notificationPreferences)).toHaveLength(2))
  })

  it('shows what was chosen elsewhere meanwhile instead of reverting it', async () => {
    api.on(notificationCalls.notificationPreferences, answered('"4.x"', somePreferences()))
    const { user, mail, site } = await open()
    const kinds = somePreferences().kinds.map((one) => (one.kind === 'mentions' ? { ...one, inApp: false } : one))
    api.on(notificationCalls.notificationPreferences, answered('"5.x"', { kinds }))
    api.on(notificationCalls.changeNotificationPreferences, changedMeanwhile({ kinds }))
    await user.selectOptions(mail, 'Never')
    await expectFailureToast(
      'Changed Elsewhere',
      'Mentions, as it is now: on the site off, by mail at once. Please choose again.',
    )
    await waitFor(() => expect(site).not.toBeChecked())
    expect(mail).toHaveDisplayValue('At once')
    expect(tags()).toEqual(['"4.x"'])
  })

  it('sends a choice again where only others were made elsewhere', async () => {
    api.on(notificationCalls.notificationPreferences, answered('"4.x"', somePreferences()))
    const kinds = somePreferences().kinds.map((one) => (one.kind === 'mentions' ? one : { ...one, inApp: false }))
    api.on(notificationCalls.changeNotificationPreferences, ({ headers }) =>
      headers.get('if-match') === '"4.x"' ? changedMeanwhile({ kinds }) : answered('"6"', { kinds }),
    )
    const { user, mail, site } = await open()
    await user.selectOptions(mail, 'Never')
    await waitFor(() => expect(tags()).toEqual(['"4.x"', '"5"']))
    await user.click(site)
    await waitFor(() => expect(tags()).toEqual(['"4.x"', '"5"', '"6"']))
    expect(mail).toHaveDisplayValue('Never')
  })

  it('is where the link of a mail leads, also by way of the login', async () => {
    const scrolled = watchScrolling()
    show('/profile#notifications')
    await (await part()).findByRole('table')
    await waitFor(() => expect(scrolled).toHaveBeenCalled())
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    show('/profile#notifications')
    expect(await screen.findByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fprofile%23notifications',
    )
  })

  it('fails alone, and can be tried again', async () => {
    api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
    api.on(peopleCalls.blockedPeople, [])
    await tryAgain(api, notificationCalls.notificationPreferences, somePreferences(), show)
    expect(await (await part()).findByRole('table')).toBeVisible()
  })
})
