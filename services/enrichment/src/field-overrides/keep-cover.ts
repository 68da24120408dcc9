import { keepPicture } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'

/** Downloads a cover and hands it to catalogue's own image store: the address where it is kept. Unused pictures are swept there. */
export async function keepCover(
  { covers, catalogue }: Pick<Deps, 'covers' | 'catalogue'>,
  address: string,
): Promise<string> {
  const content = (await covers.fetch(address)).toString('base64')
  const { method, path, reply } = keepPicture
  const kept = await catalogue.ask({ method, path, body: { content }, reply, idempotent: false })
  if (kept?.imageUrl) return kept.imageUrl
  throw enrichmentRefusals.coverNotTaken({ message: kept?.refused ?? undefined })
}
