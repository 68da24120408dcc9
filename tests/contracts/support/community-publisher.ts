import { moderationDecided, notificationMailWanted } from '@storyright/contracts/events'
import { eventually } from '@storyright/testing'
import { startCommunity } from '../../../services/community/test/harness.ts'
import { recordSentEvents } from './record-sent-events.ts'

/** Runs the real service and makes it publish what moderators decide, and what people want mailed. */
export async function openCommunityPublisher() {
  const community = await startCommunity()
  const { sent, stop } = await recordSentEvents(community.natsUrl, 'community')
  const listing = await community.addListing()
  const reporter = await community.join()
  const admin = await community.join({ role: 'admin' })

  async function decided(action: string, more: object = {}) {
    const author = await community.join() // another one each time: whoever is muted writes no more
    const asked = { content: 'Ring me on a number that is nobody’s business.' }
    const comment = await community.post(`/api/listings/${listing.id}/comments`, author, asked)
    const form = { subject: 'comment', subjectId: comment.json().id, reason: 'confidential' }
    const { id } = (await community.post('/api/flags', reporter, form)).json()
    await community.post(`/api/admin/moderation/${id}`, admin, { action, reason: 'It gives a number away.', ...more })
    const told = await community.toldBy(moderationDecided)
    return sent(moderationDecided, told.findLast((one) => one.subjectId === form.subjectId)!.id)
  }
  /** Somebody is mentioned, and wants to hear of that at once. */
  async function mailWanted() {
    const iris = await community.join({ username: 'iris' })
    const tom = await community.join()
    const asked = { content: 'As @iris said of it, and said well.' }
    await community.post(`/api/listings/${listing.id}/comments`, tom, asked)
    const { id } = await eventually(
      async () => {
        const told = await community.toldBy(notificationMailWanted)
        const its = told.find(({ personId }) => personId === iris.id)
        if (!its) throw new Error('Nobody has been mailed yet')
        return its
      },
      { within: 15_000 },
    )
    return sent(notificationMailWanted, id)
  }
  return {
    decided,
    mailWanted,
    async close() {
      await stop()
      await community.stop()
    },
  }
}
