import { listingManagementCalls } from '@storyright/contracts/http'
import { comeBack, defineRefusals } from '@storyright/contracts/vocabulary'

export const catalogueRefusals = defineRefusals({
  notYourListing: { status: 403, message: listingManagementCalls.rightsHistory.refusedWith },
  notYourList: { status: 403, message: listingManagementCalls.agentListings.refusedWith },
  accountNotActive: { status: 403, message: 'This account cannot list titles at the moment.' },
  offerAccepted: { status: 409, message: 'An offer on this listing has been accepted, so it cannot be withdrawn.' },
  documentNotFound: { status: 404, message: 'There is no such document in this chain of title.' },
  documentClosed: { status: 409, message: 'Only drafts and rejected documents can be changed or removed.' },
  documentNotOpen: { status: 409, message: 'This document is not at the step that this would follow.' },
  chainTooLong: { status: 409, message: 'A chain of title holds at most 200 documents.' },
  notAPicture: { status: 415, message: 'Please choose a PNG, JPEG or WebP picture.' },
  brokenPicture: { status: 400, message: 'This picture could not be read. It may be damaged.' },
  pictureTooElaborate: {
    status: 400,
    message: 'This picture is built in a way that takes too long to open. Please save it again as a plain JPEG or PNG.',
  },
  tooManyPixels: { status: 400, message: 'This picture has too many pixels. Please send a smaller one.' },
  tooManyPictures: {
    status: 429,
    message: 'You have sent too many pictures today. Please try again tomorrow.',
    retryAfterSeconds: comeBack.tomorrowSeconds,
  },
  notADocument: { status: 415, message: 'Please choose a PDF, PNG or JPEG file.' },
  documentTooLarge: { status: 413, message: 'A document may have at most 20 MB.' },
  fileNotThere: { status: 400, message: 'The file of this document is not there any more. Please upload it again.' },
  buyerNotNamed: {
    status: 409,
    message: 'This title may be under several options. Please say to whose accepted offer it is sold.',
  },
  soldInParts: {
    status: 409,
    message:
      'Options take this title in parts. Each part is sold when its option is exercised; take the rest off the market in the title’s rights.',
  },
  notTheBuyer: { status: 409, message: 'That offer has no running option on this listing.' },
  notOptioned: { status: 409, message: 'Only a listing under option can be marked as sold.' },
  importTooLarge: { status: 413, message: 'A file to import may have at most 200 MB.' },
  notAnImport: { status: 415, message: 'Please choose an ONIX, CSV, TSV or Excel file.' },
  importOnItsWay: { status: 409, message: 'Another file of yours is on its way. Please send this one after it.' },
  importElsewhere: { status: 409, message: 'This import has gone on meanwhile, so that is not possible now.' },
  importRowTooLong: { status: 400, message: 'What was corrected of this row is more than any listing holds.' },
  nothingToApply: { status: 409, message: 'No row of this import is ticked.' },
  undoTooLate: { status: 409, message: 'An import can be undone within 30 days.' },
  tooManyImports: {
    status: 429,
    message: 'You have sent 20 files within 24 hours. Please try again tomorrow.',
    retryAfterSeconds: comeBack.tomorrowSeconds,
  },
  holdersUnknown: {
    status: 503,
    message: 'Who has which rights cannot be read at the moment, so this file would be wrong. Please try again soon.',
  },
  pictureTooLarge: { status: 413, message: 'A picture may have at most 5 MB.' },
})
