import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import {
  contentTypes,
  examineFile,
  type FileKind,
  keepRecorded,
  type ReceivedFile,
  safeFileName,
} from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireRoomForDeck } from './file-quotas.ts'
import { deckAddress } from './sent-file.ts'

export type DeckDeps = Pick<Deps, 'db' | 'transaction' | 'files' | 'clock' | 'quotas'> & { publicUrl: string }

const endings: readonly string[] = offerLimits.deckTypes
const taken = (Object.keys(contentTypes) as FileKind[]).filter((kind) => endings.includes(`.${kind}`))

/** Stores a presentation whose content matches its extension, and returns its address. */
export async function storeDeck(
  { transaction, files, clock, quotas, publicUrl }: DeckDeps,
  { viewer, file }: { viewer: Viewer; file: ReceivedFile },
): Promise<string> {
  const found = await examineFile(file, taken)
  if (!found) throw offerRefusals.notADeck()
  if (found.hasMacros) throw offerRefusals.deckWithMacros()
  const { kind } = found
  const { size: bytes } = await stat(file.path)
  const fileName = safeFileName(file.name, kind)
  const deck = { ownerId: viewer.id, fileName, kind, bytes, uploadedAt: clock() }
  const id = await keepRecorded(files, createReadStream(file.path), (name) =>
    transaction(async (tx) => {
      await requireRoomForDeck(tx, quotas, deck)
      await tx.deck.create({ data: { ...deck, id: name } })
    }),
  )
  return deckAddress(publicUrl, { id, kind })
}
