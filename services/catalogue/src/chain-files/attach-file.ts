import { chainOfTitleCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { storedAddresses } from '@storyright/object-store'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'

/** What a chain's files may be, and how their addresses end. */
export const endings = { pdf: 'pdf', png: 'png', jpeg: 'jpg' } as const
export type ChainFileKind = keyof typeof endings

/** Where the files of chains of title are read. */
export const chainFiles = storedAddresses(chainOfTitleCalls.getDocumentFile.path, /\.[a-z]+/)

interface Attachment {
  viewer: Viewer
  listingId: bigint
  fileUrl: string | null
}

/**
 * Records that a listing's chain uses an uploaded file, which lets the listing's agent read it. So the file must be the
 * caller's own or in this chain already; the refusal does not reveal whether it exists.
 */
export async function attachFile(tx: Tx, { viewer, listingId, fileUrl }: Attachment): Promise<void> {
  const name = chainFiles.nameIn(fileUrl)
  if (!name) return
  const file = await tx.chainFile.findUnique({ where: { name }, include: { uses: { where: { listingId } } } })
  if (file && file.uses.length > 0) return
  const isAllowed = viewer.role === 'admin' || file?.uploadedBy === viewer.id
  if (!file || !isAllowed) throw catalogueRefusals.fileNotThere({ errors: [{ path: 'fileUrl', message: notThere }] })
  await tx.chainFileUse.create({ data: { name, listingId } })
}

const notThere = 'This file is not there any more. Please upload it again.'
