import { communityAddresses, identityAddresses } from '@storyright/contracts/vocabulary'
import { stayConnected } from '../../../shared/live/stay-connected.ts'
import { tellTabs } from '../../../shared/signed-out.ts'
import type { News } from './news.ts'

/** Hears somebody's news from the stream, from where it was left. */
export const listen = (userId: string, tell: (news: News) => void, last: () => News | undefined, signal: AbortSignal) =>
  stayConnected({
    url: communityAddresses.notificationStream.path,
    lastId: () => last()?.mark,
    onEvent({ id, data }) {
      const news = JSON.parse(data!) as News
      tell(id === undefined ? news : { ...news, mark: id })
    },
    isStillOurs: () => isSignedIn(userId, signal),
    signal,
  })

/** Asked past the cache, which nobody's look-out should change. */
async function isSignedIn(userId: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(identityAddresses.currentUser.path, { credentials: 'include', signal })
  if (response.status === 401) {
    tellTabs('out') // the session has ended while its tabs stay open
    return false
  }
  const { id } = (await response.json()) as { id?: string }
  if (!id) throw new Error('It is not known who is signed in.')
  return id === userId
}
