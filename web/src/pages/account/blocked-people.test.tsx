import { identityCalls, notificationCalls, peopleCalls } from '@storyright/contracts/http'
import { screen, within } from '@testing-library/react'
import { expectFailureToast, expectToast } from '../../testing/expect-toast.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { idris } from '../../testing/moderation-samples.ts'
import { somePreferences } from '../../testing/notification-samples.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { aUser } from '../../testing/samples.ts'
import { tryAgain } from '../../testing/try-again.ts'
import { ProfilePage } from './profile.tsx'

let api: ReturnType<typeof fakeApi>
let blocked: (typeof idris)[]
beforeEach(() => {
  blocked = [idris]
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser({ role: 'agent' }))
  api.on(peopleCalls.blockedPeople, () => blocked)
  api.on(notificationCalls.notificationPreferences, somePreferences())
})
const show = () => renderPage(<ProfilePage />, { path: '/profile' })
const part = async () => within(await screen.findByRole('region', { name: 'Blocked people' }))
const unblock = async () => {
  const { user } = show()
  await user.click(await (await part()).findByRole('button', { name: 'Unblock Idris Cole' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Unblock Idris Cole?' }))
  await user.click(question.getByRole('button', { name: 'Unblock' }))
}

describe('the list of blocked people', () => {
  it('says what a block does, and takes one back after asking', async () => {
    api.on(peopleCalls.unblockPerson, () => {
      blocked = []
      return { status: 204, body: null }
    })
    await unblock()
    await expectToast({ title: 'Unblocked' })
    expect(await (await part()).findByText('You have not blocked anyone.')).toBeVisible()
    expect((await part()).getByText(/^You won’t see their posts or mentions/)).toBeVisible()
  })

  it('keeps who could not be unblocked, and says why', async () => {
    api.on(peopleCalls.unblockPerson, refusal(503, 'This part is not available right now.'))
    await unblock()
    await expectFailureToast('Not Unblocked', 'This part is not available right now.')
    expect((await part()).getByText('Idris Cole', { selector: 'div' })).toBeVisible()
  })

  it('fails alone, and can be tried again', async () => {
    await tryAgain(api, peopleCalls.blockedPeople, [idris], show)
    expect(await (await part()).findByText('Idris Cole', { selector: 'div' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  })

  it('is shown to those who read what others write', async () => {
    api.on(identityCalls.currentUser, aUser())
    show()
    expect(await screen.findByRole('heading', { name: 'What is recorded' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Blocked people' })).toBeNull()
  })
})
