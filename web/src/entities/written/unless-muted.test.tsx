import { peopleCalls } from '@storyright/contracts/http'
import { screen, waitFor } from '@testing-library/react'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { UnlessMuted } from './unless-muted.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
const open = () =>
  renderPage(
    <UnlessMuted>
      <textarea aria-label="Reply" />
    </UnlessMuted>,
    { path: '/there' },
  )

describe('an editor', () => {
  it('gives way to until when and why its writer is muted', async () => {
    api.on(peopleCalls.ownStanding, { mutedUntil: '2099-11-27T10:00:00.000Z', reason: 'Advertising, again.' })
    open()
    expect(
      await screen.findByText(/^You can read, but not write, until 27 Nov 2099, 10:00, UK time/),
    ).toHaveTextContent('A moderator’s reason: Advertising, again.')
    expect(screen.queryByLabelText('Reply')).toBeNull()
  })

  it.each([
    ['nobody has muted its writer', { mutedUntil: null, reason: null }],
    ['the time is over', { mutedUntil: '2020-11-27T10:00:00.000Z', reason: 'Advertising' }],
    ['it cannot be asked', refusal(503, 'Away.')],
  ])('stands there while %s', async (_why, answer) => {
    api.on(peopleCalls.ownStanding, answer)
    open()
    await waitFor(() => expect(api.asked(peopleCalls.ownStanding)).toHaveLength(1))
    expect(screen.getByLabelText('Reply')).toBeVisible()
  })
})
