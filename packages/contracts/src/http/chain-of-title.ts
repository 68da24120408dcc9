import { z } from 'zod'
import { optionalLine, optionalText, optionalWebAddress, requiredLine, timestamp, uuid } from '../fields.ts'
import { catalogueAddresses } from '../vocabulary/addresses/catalogue.ts'
import { chainDocumentStatuses, chainDocumentTypeValues, chainEnds } from '../vocabulary/chain-of-title-options.ts'
import { limits } from '../vocabulary/constants.ts'
import { defineCall } from './call.ts'

export const chainDocumentForm = z.strictObject({
  type: z.enum(chainDocumentTypeValues),
  /** From whom the rights pass. */
  grantor: requiredLine(limits.title, 'Who grants the rights is required'),
  /** To whom they pass. */
  grantee: requiredLine(limits.title, 'Who receives the rights is required'),
  date: z.iso
    .date('Please give the date as year-month-day')
    .nullish()
    .transform((value) => value ?? null),
  territory: optionalLine(limits.title),
  fileUrl: optionalWebAddress('Must be a valid URL'),
  note: optionalText(limits.longText),
  /** Its place in the chain, from 1; at the end when left out. */
  position: z.number().int().min(1).max(limits.chainDocuments).optional(),
})
export type ChainDocumentForm = z.output<typeof chainDocumentForm>

export const chainDocument = z
  .object({
    id: uuid,
    listingId: z.string(),
    position: z.number().int(),
    type: z.enum(chainDocumentTypeValues),
    grantor: z.string(),
    grantee: z.string(),
    date: z.string().nullable(),
    territory: z.string().nullable(),
    fileUrl: z.string().nullable(),
    note: z.string().nullable(),
    status: z.enum(chainDocumentStatuses),
    /** Why it was rejected. */
    reason: z.string().nullable(),
    confirms: z
      .enum(chainEnds)
      .nullable()
      .describe('An administrator confirmed that its grantor stands for the author, or its grantee for the agency'),
    confirmedBecause: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ChainDocument' })
export type ChainDocument = z.infer<typeof chainDocument>

/** `reopened`: the listing's title, author or rights changed, so that an administrator has to look again. */
export const chainActions = ['added', 'changed', 'removed', 'submitted', 'verified', 'rejected', 'reopened'] as const
export type ChainAction = (typeof chainActions)[number]

const historyEntry = z.object({
  id: uuid,
  at: timestamp,
  action: z.enum(chainActions),
  actor: z.object({ id: uuid, name: z.string() }),
  documentId: uuid,
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})

export const chainOfTitle = z
  .object({
    listingId: z.string(),
    documents: z.array(chainDocument),
    author: z.string().describe('Where it begins'),
    agency: z.string().describe('Where it leads'),
    path: z.array(uuid).describe('The transfers from the author on, as far as they lead; the others stand beside it'),
    gap: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Between whom a transfer is missing; `null` when it is complete'),
    complete: z.boolean().describe('Transfers lead from the author to the agency'),
    /** Complete, and every document verified. */
    verified: z.boolean(),
    /** Every change, the newest first. */
    history: z.array(historyEntry),
  })
  .meta({ id: 'ChainOfTitle' })
export type ChainOfTitle = z.infer<typeof chainOfTitle>

const ofListing = z.object({ listingId: z.string() })
const oneDocument = z.object({ listingId: z.string(), id: uuid })

export const chainOfTitleCalls = {
  getChain: defineCall(catalogueAddresses.getChain, {
    summary: 'A listing’s chain of title, with its history',
    access: 'manageListings',
    params: ofListing,
    status: 200,
    reply: chainOfTitle,
  }),
  addDocument: defineCall(catalogueAddresses.addDocument, {
    summary: 'Add a document to the chain, as a draft',
    access: 'manageListings',
    params: ofListing,
    body: chainDocumentForm,
    status: 201,
    reply: chainDocument,
  }),
  changeDocument: defineCall(catalogueAddresses.changeDocument, {
    summary: 'Change a draft or rejected document',
    access: 'manageListings',
    params: oneDocument,
    body: chainDocumentForm,
    status: 200,
    reply: chainDocument,
  }),
  removeDocument: defineCall(catalogueAddresses.removeDocument, {
    summary: 'Remove a draft or rejected document',
    access: 'manageListings',
    params: oneDocument,
    status: 204,
  }),
  submitDocument: defineCall(catalogueAddresses.submitDocument, {
    summary: 'Submit a document for verification',
    access: 'manageListings',
    params: oneDocument,
    status: 200,
    reply: chainDocument,
  }),
  uploadDocument: defineCall(catalogueAddresses.uploadDocument, {
    summary: 'Upload the file of a document (pdf, png or jpeg by name and by content, at most 20 MB)',
    access: 'manageListings',
    upload: 'file',
    status: 201,
    reply: z.object({ fileUrl: z.url() }),
  }),
  getDocumentFile: defineCall(catalogueAddresses.getDocumentFile, {
    summary: 'An uploaded document, to save: for its sender, the agents of listings that use it and administrators',
    access: 'manageListings',
    params: z.object({ name: z.string() }),
    status: 200,
  }),
  listChainDocuments: defineCall(catalogueAddresses.listChainDocuments, {
    summary: 'Documents of every chain, the longest waiting first',
    access: 'admin',
    query: z.object({ status: z.enum(chainDocumentStatuses).optional() }),
    status: 200,
    reply: z.array(
      chainDocument.extend({ listing: z.object({ id: z.string(), title: z.string(), author: z.string() }) }),
    ),
  }),
  decideDocument: defineCall(catalogueAddresses.decideDocument, {
    summary: 'Verify or reject a submitted document',
    access: 'admin',
    params: z.object({ documentId: uuid }),
    body: z
      .strictObject({
        status: z.enum(['verified', 'rejected']),
        reason: optionalText(limits.longText),
        confirms: z
          .enum(chainEnds)
          .nullish()
          .describe('Its grantor stands for the author, or its grantee for the agency: says why in `note`'),
        note: optionalText(limits.longText),
      })
      .refine((decision) => decision.status === 'verified' || !!decision.reason, {
        path: ['reason'],
        message: 'Please say why the document is rejected',
      })
      .refine(({ confirms, note }) => !confirms || !!note, {
        path: ['note'],
        message: 'Please say why another name is used',
      })
      .refine(({ confirms, status }) => !confirms || status === 'verified', {
        path: ['confirms'],
        message: 'Only a verified document confirms a name',
      }),
    status: 200,
    reply: chainDocument,
  }),
} as const
