import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import {
  carriesMacros,
  fileKindOf,
  keepRecorded,
  kindNamedBy,
  type ReceivedFile,
  requireReadablePdf,
  safeFileName,
} from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireRoomForDeck } from './file-quotas.ts'
import { deckAddress } from './sent-file.ts'

export type DeckDeps = Pick<Deps, 'db' | 'transaction' | 'files' | 'clock' | 'quotas'> & { publicUrl: string }

const taken: readonly string[] = offerLimits.deckTypes

/** Stores a presentation whose content matches its extension, and returns its address. */
export const storeDeck =
  ({ transaction, files, clock, quotas, publicUrl }: DeckDeps) =>
  async ({ viewer, file }: { viewer: Viewer; file: ReceivedFile }): Promise<string> => {
    const kind = await fileKindOf(file.path)
    if (!kind || kind !== kindNamedBy(file.name) || !taken.includes(`.${kind}`)) throw offerRefusals.notADeck()
    if (kind === 'pdf') await requireReadablePdf(file.path)
    if (await carriesMacros(file.path, kind)) throw offerRefusals.deckWithMacros()
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
