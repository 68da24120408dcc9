import type { Listing } from '@storyright/contracts/http'
import type { Fact } from '../../ui/data/facts.tsx'

/** What was made of the work before, and what an adaptation has to know. The rights themselves stand beside the cover. */
export const adaptationFacts = ({ previousAdaptations, adaptationDetails }: Listing) =>
  said([
    ['Made before', previousAdaptations],
    ['To know', adaptationDetails],
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
