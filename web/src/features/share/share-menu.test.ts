import { mailTo, onLinkedIn, onTwitter, shareAddress } from './share-menu.tsx'

describe('sharing a listing', () => {
  const address = shareAddress('7', 'https://storyright.example')

  it('passes on the listing’s address', () => expect(address).toBe('https://storyright.example/listings/7'))

  it.each([mailTo('Tom & Co by A', address), onLinkedIn(address), onTwitter('Tom & Co by A', address)])(
    'carries it whole in %s',
    (target) => expect(target).toContain(encodeURIComponent(address)),
  )
})
