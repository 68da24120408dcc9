import type { Listing } from '@storyright/contracts/http'
import type { Exclusivity } from '@storyright/contracts/vocabulary'

/** The rights of a listing and how they are granted, as pages name them. */
export const rightLabels: Record<Listing['rightsAvailable'][number], string> = {
  film: 'Film',
  tv: 'Television',
  streaming: 'Streaming',
  radio: 'Radio',
  stage: 'Stage',
  digital: 'Digital',
  merchandising: 'Merchandising',
  international: 'International',
}
export const exclusivityLabels: Record<Exclusivity, string> = {
  exclusive: 'Exclusive',
  'non-exclusive': 'Non-exclusive',
  'first-look': 'First look',
}
