import { type ChainDocumentStatus, nextChainDocumentStatus } from '@storyright/contracts/vocabulary'
import { catalogueRefusals } from '../errors.ts'

interface Step {
  status: string
}

/** The next status of a document; refuses a step that does not follow. */
export function nextStatus({ status }: Step, next: ChainDocumentStatus): ChainDocumentStatus {
  if (!nextChainDocumentStatus[status as ChainDocumentStatus].includes(next)) throw catalogueRefusals.documentNotOpen()
  return next
}

/** A submitted or decided document cannot be edited. */
export function requireOpen({ status }: Step): void {
  if (status !== 'draft' && status !== 'rejected') throw catalogueRefusals.documentClosed()
}

/** The ids in their new order: one of them at a position from 1, or at the end; nowhere else. */
export function placed(ids: readonly string[], id: string, position = ids.length + 1): string[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(position - 1, 0, id)
}
