import {
  catalogueCalls,
  enrichmentCalls,
  forumCalls,
  identityCalls,
  membershipCalls,
  offerCalls,
  recommendationCalls,
} from '@storyright/contracts/http'

/** A call of each part of the site that reads its store, as a premium member makes it. */
export const parts: Record<string, string> = {
  gateway: '/readyz',
  identity: identityCalls.currentUser.path,
  catalogue: `${catalogueCalls.listListings.path}?limit=2&search=river`,
  offers: offerCalls.mySubmissions.path,
  membership: membershipCalls.membershipStatus.path,
  ai: `${recommendationCalls.recommendations.path}?limit=2`,
  community: `${forumCalls.forumPosts.path}?limit=2`,
  enrichment: enrichmentCalls.enrichmentsOf.path.replace(':listingId', '1'),
}
