import { page } from '@storyright/contracts/vocabulary'
import { usePublicListingQuery } from '../../entities/listing/public-listing.api.ts'
import { Read } from '../../ui/text/text.ts'
import type { Destination } from './destination.ts'

/** What signing in or joining is for: where one was going, by its name where it is a title. */
export function Headings({ destination, isJoining }: { destination: Destination | null; isJoining: boolean }) {
  const listingId = destination?.listingId ?? null
  const { data } = usePublicListingQuery(listingId ?? '', { skip: listingId === null })
  const verb = isJoining ? 'Join' : 'Sign in'
  const plain = isJoining ? 'Join Storyright' : 'Welcome back'
  return (
    <>
      <h1>{destination ? `${verb} to ${destination.words(data?.title)}` : plain}</h1>
      <Read $quiet>{page('auth').lead}</Read>
    </>
  )
}
