export { type AskCatalogue, askCatalogue, currentListingOf, openFavourites } from './ask-catalogue.ts'
export { followListings, type ListingRow, listingRows } from './follow-listings.ts'
export { followMemberships, type MembershipRow, membershipRows } from './follow-memberships.ts'
export { followPeople, lockPerson, type PersonRow, personRows } from './follow-people.ts'
