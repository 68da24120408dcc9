import { identityCalls } from '@storyright/contracts/http'
import { demoMark } from '@storyright/contracts/vocabulary'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { aUser } from '../testing/samples.ts'
import { DemoNote } from './demo-note.tsx'

const marked = `<meta name="${demoMark}" content="yes">`
let api: ReturnType<typeof fakeApi>
const open = (path: string) => renderPage(<DemoNote />, { path })
const asked = () => api.asked(identityCalls.demoLoading).length
const note = () => document.querySelector('div[role="status"]')
const discussions = (loaded: number) => [{ part: 'community', what: 'discussions', loaded, total: 198 } as const]
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  document.head.innerHTML = marked
  api = fakeApi()
  api.on(identityCalls.currentUser, aUser())
})
afterEach(() => jest.useRealTimers())

describe('a page whose demo data is still being loaded', () => {
  it('says so, counts on, and offers to show the page anew once it is there', async () => {
    api.on(identityCalls.demoLoading, discussions(40))
    open('/forum')
    await waitFor(() => expect(note()).toHaveTextContent('The demo’s discussions are being loaded (40 of 198).'))
    api.on(identityCalls.demoLoading, discussions(1_400))
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(note()).toHaveTextContent('(1,400 of 198).'))
    api.on(identityCalls.demoLoading, [])
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  })

  it('says nothing of another part, and nothing where nothing is missing', async () => {
    api.on(identityCalls.demoLoading, discussions(40))
    open('/market')
    await waitFor(() => expect(asked()).toBe(1))
    expect(note()).toBeEmptyDOMElement()
  })

  it.each([
    ['the page’s head has no mark, as in production', '/forum', ''],
    ['the page shows nothing of the demo that could be missing', '/my-submissions', marked],
  ])('does not even ask where %s', async (_why, path, head) => {
    document.head.innerHTML = head
    open(path)
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect([asked(), note()]).toEqual([0, null])
  })
})
