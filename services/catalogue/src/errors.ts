import { listingManagementCalls } from '@storyright/contracts/http'
import { comeBack, defineRefusals } from '@storyright/contracts/vocabulary'

export const catalogueRefusals = defineRefusals({
  notYourListing: { status: 403, says: 'You can only manage your own listings.' },
  notYourList: { status: 403, says: listingManagementCalls.agentListings.refusedWith },
  accountNotActive: { status: 403, says: 'This account cannot list titles at the moment.' },
  offerAccepted: { status: 409, says: 'An offer on this listing has been accepted, so it cannot be withdrawn.' },
  documentNotFound: { status: 404, says: 'There is no such document in this chain of title.' },
  documentClosed: { status: 409, says: 'Only drafts and rejected documents can be changed or removed.' },
  documentNotOpen: { status: 409, says: 'This document is not at the step that this would follow.' },
  chainTooLong: { status: 409, says: 'A chain of title holds at most 200 documents.' },
  notAPicture: { status: 415, says: 'Please choose a PNG, JPEG or WebP picture.' },
  brokenPicture: { status: 400, says: 'This picture could not be read. It may be damaged.' },
  pictureTooElaborate: {
    status: 400,
    says: 'This picture is built in a way that takes too long to open. Please save it again as a plain JPEG or PNG.',
  },
  tooManyPixels: { status: 400, says: 'This picture has too many pixels. Please send a smaller one.' },
  tooManyPictures: {
    status: 429,
    says: 'You have sent too many pictures today. Please try again tomorrow.',
    retryAfterSeconds: comeBack.tomorrowSeconds,
  },
  notADocument: { status: 415, says: 'Please choose a PDF, PNG or JPEG file.' },
  documentTooLarge: { status: 413, says: 'A document may have at most 20 MB.' },
  fileNotThere: { status: 400, says: 'The file of this document is not there any more. Please upload it again.' },
  buyerNotNamed: {
    status: 409,
    says: 'This title may be under several options. Please say to whose accepted offer it is sold.',
  },
  notTheBuyer: { status: 409, says: 'That offer has no running option on this listing.' },
  notOptioned: { status: 409, says: 'Only a listing under option can be marked as sold.' },
  pictureTooLarge: { status: 413, says: 'A picture may have at most 5 MB.' },
})
