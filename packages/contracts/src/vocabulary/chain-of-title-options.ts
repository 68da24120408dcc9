/** The documents that can carry rights from the author to the seller, as the trade names them. */
export const chainDocumentTypes = {
  'publishing-contract': 'Publishing contract (rights reserved)',
  'agency-agreement': 'Agency authority',
  'author-agreement': 'Author’s agreement',
  assignment: 'Author’s assignment or licence',
  'co-author-agreement': 'Co-author agreement',
  'life-rights-consent': 'Life-rights consent',
  release: 'Publisher’s release (quitclaim)',
  registration: 'Registration or deposit',
  estate: 'Estate or probate',
  reversion: 'Earlier option and its lapse or reversion',
  turnaround: 'Turnaround notice',
  'derived-licence': 'Translation or illustration licence',
  'option-agreement': 'Option agreement',
  'short-form-assignment': 'Short-form assignment',
  'exercise-notice': 'Exercise notice',
  'proof-of-payment': 'Proof of payment',
  'certificate-of-authorship': 'Certificate of authorship',
  'title-search': 'Title search report',
  'eo-certificate': 'E&O certificate',
  other: 'Other',
} as const
export type ChainDocumentType = keyof typeof chainDocumentTypes
export const chainDocumentTypeValues = Object.keys(chainDocumentTypes) as [ChainDocumentType, ...ChainDocumentType[]]

/** Papers that prove something and hand no rights on. */
const certificates: readonly ChainDocumentType[] = [
  'life-rights-consent',
  'registration',
  'proof-of-payment',
  'certificate-of-authorship',
  'title-search',
  'eo-certificate',
]
/** Whether a document of this type passes the rights from one to another. */
export const isTransfer = (type: ChainDocumentType): boolean => !certificates.includes(type)

/** At which end of the chain an administrator confirms another name than the listing’s: an estate for the author, for example. */
export const chainEnds = ['author', 'agency'] as const
export type ChainEnd = (typeof chainEnds)[number]

export const chainDocumentStatuses = ['draft', 'submitted', 'verified', 'rejected'] as const
export type ChainDocumentStatus = (typeof chainDocumentStatuses)[number]

/** What people may make of a document. A rejected one goes back to draft when it is edited; a verified one is closed. */
export const nextChainDocumentStatus: Record<ChainDocumentStatus, readonly ChainDocumentStatus[]> = {
  draft: ['submitted'],
  submitted: ['verified', 'rejected'],
  verified: [],
  rejected: ['draft', 'submitted'],
}
