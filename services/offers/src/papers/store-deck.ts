import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { offerLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { fileKindOf, kindNamedBy, type ReceivedFile, safeFileName } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { deckAddress } from './sent-file.ts'

export type DeckDeps = Pick<Deps, 'db' | 'files' | 'clock'> & { publicUrl: string }

const taken: readonly string[] = offerLimits.deckTypes

/** Stores a presentation whose content matches its extension, and returns its address. */
export const storeDeck =
  ({ db, files, clock, publicUrl }: DeckDeps) =>
  async ({ viewer, file }: { viewer: Viewer; file: ReceivedFile }): Promise<string> => {
    const kind = await fileKindOf(file.path)
    if (!kind || kind !== kindNamedBy(file.name) || !taken.includes(`.${kind}`)) throw offerRefusals.notADeck()
    const { size: bytes } = await stat(file.path)
    const id = await files.put(createReadStream(file.path))
    const fileName = safeFileName(file.name, kind)
    const deck = { id, ownerId: viewer.id, fileName, kind, bytes, uploadedAt: clock() }
    await db.deck.create({ data: deck })
    return deckAddress(publicUrl, deck)
  }
