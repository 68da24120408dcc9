import type { Listing } from '@storyright/contracts/http'
import { exclusivityLabels, rightLabels } from '../../entities/listing/rights-labels.ts'
import type { Fact } from '../../ui/data/facts.tsx'

/** What is offered, where and how: the facts an offer is made on. */
export const rightsFacts = ({
  rightsAvailable,
  territory,
  exclusivity,
  previousAdaptations,
  adaptationDetails,
}: Listing) =>
  said([
    ['Rights available', rightsAvailable.map((right) => rightLabels[right]).join(', ')],
    ['Territory', territory.join(', ')],
    ['Exclusivity', exclusivity && exclusivityLabels[exclusivity]],
    ['Previous adaptations', previousAdaptations],
    ['Adaptation', adaptationDetails],
  ])

/** What the agent says of the work beyond its story. */
export const workFacts = (listing: Listing) =>
  said([
    ['Audience', listing.targetAudience],
    ['Content rating', listing.contentRating],
    ['Publisher', listing.publisher],
    ['Edition', listing.edition],
    ['ISBN', listing.isbn],
    ['Words', listing.wordCount?.toLocaleString('en-GB')],
    ['Why this title', listing.uniqueSellingPoints],
    ['Comparable titles', listing.comparableTitles],
    ['Awards', listing.awards],
    ['Reviews', listing.reviews],
    ['Sales', listing.salesFigures],
    ['Readership', listing.socialMediaPresence],
    ['Attached talent', listing.attachedTalent],
    ['Producer interest', listing.productionCompanyInterest],
    ['About the author', listing.authorBio],
  ])

/** Only what was said stands on the page. */
const said = (pairs: [string, string | null | undefined][]): Fact[] =>
  pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []))
