import { defineRefusals } from '@storyright/contracts/vocabulary'

export const enrichmentRefusals = defineRefusals({
  notYourListing: { status: 403, message: 'Only its agent and administrators decide what is about a listing.' },
  candidateGone: { status: 409, message: 'That is not among what was found any more. Load it again.' },
  nothingToRefuse: { status: 409, message: 'Nothing was found that could be refused.' },
  nothingToTakeBack: { status: 409, message: 'There is no decision to take back.' },
  beingLookedUp: { status: 409, message: 'This listing is being looked up at the moment. Please try again shortly.' },
  notMatched: {
    status: 409,
    message: 'No book is known to be this work yet. Look it up, or choose a candidate first.',
  },
  noTakeover: { status: 409, message: 'Nothing was taken over that could be taken back.' },
  changedSince: { status: 409, message: 'This was changed since, so it stays as it is.' },
  coverNotTaken: { status: 409, message: 'The cover could not be taken over.' },
  sourceRests: { status: 503, message: 'The source rests. Please try again later.' },
  sourceFailed: { status: 503, message: 'The source did not answer as it should. Please try again shortly.' },
})
