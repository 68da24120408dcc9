import { moderationDecided } from '@storyright/contracts/events'
import { startCommunity } from '../../../services/community/test/harness.ts'
import { recordSentEvents } from './record-sent-events.ts'

/** Runs the real service and makes it publish what moderators decide. */
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
  return {
    decided,
    async close() {
      await stop()
      await community.stop()
    },
  }
}
