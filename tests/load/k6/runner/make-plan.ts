import {
  catalogueCalls,
  forumCalls,
  membershipCalls,
  offerCalls,
  recommendationCalls,
} from '@storyright/contracts/http'
import { givenPremium } from '@storyright/demo'
import { searchedTexts } from '../../many/searched-texts.ts'
import { availableListings, send, uploadDeck } from '../../offers/calls.ts'
import { type Joined, joinPeople } from '../../running/join-people.ts'
import { signIn } from '../../running/sign-in.ts'
import type { LoadPlan, PlannedPath } from '../plan.ts'

interface Planning {
  url: string
  sandboxUrl: string
  bareUrl: string
  /** Identity's, where people can be added; without it only demo people take part, who neither offer nor upgrade. */
  databaseUrl?: string
  signal: AbortSignal
}

const READERS = 20
const PRODUCERS = 8
const NEWCOMERS = 60
const LISTINGS = 200
const THREADS = 20

const paths: Record<PlannedPath, string> = {
  listings: catalogueCalls.listListings.path,
  listing: catalogueCalls.getListing.path,
  recommendations: recommendationCalls.recommendations.path,
  createOffer: offerCalls.createOffer.path,
  confirmPayment: offerCalls.confirmPayment.path,
  upgrade: membershipCalls.upgrade.path,
  confirmUpgrade: membershipCalls.confirmUpgrade.path,
  forumPosts: forumCalls.forumPosts.path,
  forumReplies: forumCalls.forumReplies.path,
  postReply: forumCalls.postReply.path,
}

/** Signs in whoever takes part, and finds what they will ask for. */
export async function makePlan({ url, databaseUrl, signal, ...others }: Planning): Promise<LoadPlan> {
  const readers = []
  for (const username of [...givenPremium].slice(0, READERS))
    readers.push({ cookie: await signIn(url, `${username}@storyright.test`) })
  const [{ cookie }] = readers as [{ cookie: string }]
  const threads = await send<{ id: string; isLocked: boolean }[]>(url, {
    method: 'GET',
    path: `${paths.forumPosts}?limit=${THREADS}`,
    headers: { cookie },
  })
  const { rare, titles, common } = searchedTexts()
  const joined = async (count: number): Promise<Joined[]> =>
    databaseUrl ? joinPeople(count, { url, databaseUrl, signal }) : []
  const producers = await joined(PRODUCERS)
  const newcomers = (await joined(2 * NEWCOMERS)).map((one) => ({ cookie: one.cookie }))
  return {
    url,
    ...others,
    paths,
    listingIds: (await availableListings(url, cookie)).slice(0, LISTINGS),
    words: [...rare, ...titles, ...common],
    threadIds: threads.filter(({ isLocked }) => !isLocked).map(({ id }) => id),
    readers,
    producers: await Promise.all(
      producers.map(async (one) => ({ cookie: one.cookie, deckFileUrl: await uploadDeck(url, one.cookie) })),
    ),
    newcomers: newcomers.slice(0, NEWCOMERS),
    newcomersOfTheDay: newcomers.slice(NEWCOMERS),
  }
}
