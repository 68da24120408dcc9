import { catalogueCalls, identityCalls } from '@storyright/contracts/http'
import { createStore } from '../shared/store.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { createMemoryRouter } from '../testing/render-page.tsx'
import { aListing, aUser } from '../testing/samples.ts'
import { untilDrawable } from './until-drawable.ts'

describe('what a page waits for before it is drawn first', () => {
  let api: ReturnType<typeof fakeApi>
  beforeEach(() => {
    api = fakeApi()
    api.on(identityCalls.currentUser, aUser())
    api.on(catalogueCalls.getListing, aListing())
  })
  const drawable = (pathname: string, lateMs?: number) => {
    const { dispatch, getState } = createStore(createMemoryRouter(pathname))
    return untilDrawable(pathname, dispatch, lateMs).then(() => JSON.stringify(getState()))
  }

  it('is the listing, for a listing’s page', async () => {
    expect(await drawable('/listing/7')).toContain('The Moonstone')
    expect(api.asked(catalogueCalls.getListing)).toHaveLength(1)
  })

  it('is no listing for somebody who turns out not to be signed in', async () => {
    api.on(identityCalls.currentUser, refusal(401, 'You are not signed in.'))
    await drawable('/listing/7')
    expect(api.asked(catalogueCalls.getListing)).toHaveLength(0)
  })

  it('is no longer than its patience, where the answer is late or refused', async () => {
    api.on(catalogueCalls.getListing, () => new Promise(() => {}))
    expect(await drawable('/listing/7', 20)).not.toContain('The Moonstone')
    api.on(catalogueCalls.getListing, refusal(404, 'No listing.'))
    expect(await drawable('/listing/7')).not.toContain('The Moonstone')
  })

  it('is its scripts alone elsewhere', async () => {
    await drawable('/disclaimer')
    expect(api.asked(identityCalls.currentUser)).toHaveLength(0)
  })
})
