import { defineRefusals } from '@storyright/contracts/vocabulary'

export const enrichmentRefusals = defineRefusals({
  notYourListing: { status: 403, says: 'Only its agent and administrators decide what is about a listing.' },
  candidateGone: { status: 409, says: 'That is not among what was found any more. Load it again.' },
  nothingToRefuse: { status: 409, says: 'Nothing was found that could be refused.' },
  nothingToTakeBack: { status: 409, says: 'There is no decision to take back.' },
  beingLookedUp: { status: 409, says: 'This listing is being looked up at the moment. Please try again shortly.' },
  notMatched: { status: 409, says: 'No book is known to be this work yet. Look it up, or choose a candidate first.' },
  noTakeover: { status: 409, says: 'Nothing was taken over that could be taken back.' },
  changedSince: { status: 409, says: 'This was changed since, so it stays as it is.' },
  coverNotTaken: { status: 409, says: 'The cover could not be taken over.' },
  sourceRests: { status: 503, says: 'The source rests. Please try again later.' },
  sourceFailed: { status: 503, says: 'The source did not answer as it should. Please try again shortly.' },
})
