import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { lists, type Tag } from '../../../shared/tags.ts'

/**
 * What has changed when somebody is told of such a thing, so that open pages follow it. Of offers nothing, since the stream itself
 * says when one has changed, told or not; of texts nothing either: what is being read or
 * judged stays as it is under the reader's eyes.
 */
export const followedBy: Partial<Record<NotificationKind, readonly (Tag | Tag['type'])[]>> = {
  membership: ['Membership', 'User'],
  account: ['User'],
  favourites: [lists.favourites],
  applications: [lists.applications],
  competitions: ['Competitions'],
  support: ['Support'],
}
