import type { Envelope, PublicListing } from '@storyright/contracts/events'
import type { ListingStatus } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'
import { quoted } from './plain-text.ts'

const statusWords: Record<ListingStatus, { happened: string; detail: string }> = {
  available: { happened: 'is available again', detail: 'You can make an offer for it.' },
  optioned: { happened: 'is under option', detail: 'We’ll notify you if the option ends without a film.' },
  sold: { happened: 'is sold', detail: 'The rights are no longer available.' },
}

/** A title that people have favourited is to be had again, or not any more; the newest takes the place of one that was not read. */
export function favouriteNotices(
  { data: { id, title, author, status }, entityversion }: Pick<Envelope<PublicListing>, 'data' | 'entityversion'>,
  personIds: string[],
): Notice[] {
  const { happened, detail } = statusWords[status]
  return [
    {
      what: `status ${id} ${entityversion}`,
      kind: 'favourites',
      personIds,
      group: `status ${id}`,
      title: `${quoted(title)} ${happened}`,
      detail: `By ${author}. ${detail}`,
      link: `/listing/${id}`,
    },
  ]
}
