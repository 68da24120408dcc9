import { useLocation } from 'react-router-dom'
import { usePublicListingQuery } from '../../entities/listing/public-listing.api.ts'
import { Meta } from '../../ui/text/text.ts'
import { destinationOf } from './destination.ts'

/** What signing in or joining is for: where one was going, by its name where it is a title. */
export function Headings({ isJoining }: { isJoining: boolean }) {
  const destination = destinationOf(useLocation().search)
  const listingId = destination?.listingId ?? null
  const { data } = usePublicListingQuery(listingId ?? '', { skip: listingId === null })
  const verb = isJoining ? 'Join' : 'Sign in'
  const plain = isJoining ? 'Join Storyright' : 'Welcome back'
  return (
    <>
      <h1>{destination ? `${verb} to ${destination.words(data?.title)}` : plain}</h1>
      <Meta>Over 1,000 titles from British agents, with the rights set out and the price on the page.</Meta>
    </>
  )
}
