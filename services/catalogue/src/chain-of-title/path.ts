import { type ChainDocumentType, type ChainEnd, foldText, isTransfer } from '@storyright/contracts/vocabulary'

/** A document as the path looks at it. */
export interface Transfer {
  id: string
  type: string
  grantor: string
  grantee: string
  confirms: string | null
}

/** Whose rights are sold, and who sells them. */
export interface Ends {
  author: string
  agency: string
}

export interface ChainPath {
  /** The transfers from the author on, as far as they lead. */
  path: string[]
  /** Between whom one is missing; `null` when the path arrives. */
  gap: { from: string; to: string } | null
}

/** Names are one, however case, accents and spaces are written. */
const key = (name: string) => foldText(name).replaceAll(' ', '')

/** The shortest way of the rights from the author to the agency; else how far they come from either end. */
export function pathOf(documents: readonly Transfer[], { author, agency }: Ends): ChainPath {
  const transfers = documents.filter(({ type }) => isTransfer(type as ChainDocumentType))
  const confirmed = (end: ChainEnd) => documents.filter(({ confirms }) => confirms === end)
  const starts = new Set([key(author), ...confirmed('author').map(({ grantor }) => key(grantor))])
  const ends = new Set([key(agency), ...confirmed('agency').map(({ grantee }) => key(grantee))])
  if (documents.length > 0 && [...starts].some((start) => ends.has(start))) return { path: [], gap: null } // who wrote it sells it
  const onwards = reach(transfers, starts, { from: 'grantor', to: 'grantee' })
  const arriving = onwards.find(({ at }) => ends.has(at))
  if (arriving) return { path: arriving.way.map(({ id }) => id), gap: null }
  const farthest = onwards.at(-1)?.way ?? []
  const back = reach(transfers, ends, { from: 'grantee', to: 'grantor' }).at(-1)?.way ?? []
  const gap = { from: farthest.at(-1)?.grantee ?? author, to: back.at(-1)?.grantor ?? agency }
  return { path: farthest.map(({ id }) => id), gap }
}

/** Its transfers lead from the author to the agency, and every document is verified, those beside the path as well. */
export const isVerified = (documents: readonly (Transfer & { status: string })[], ends: Ends): boolean =>
  pathOf(documents, ends).gap === null && documents.every(({ status }) => status === 'verified')

interface Reached {
  at: string
  way: Transfer[]
}
type Direction = Record<'from' | 'to', 'grantor' | 'grantee'>

/** Whom the rights reach, each by the shortest way and the earliest documents, the farthest last. */
function reach(transfers: readonly Transfer[], starts: ReadonlySet<string>, { from, to }: Direction): Reached[] {
  const known = new Set(starts)
  const reached: Reached[] = []
  let edge: Reached[] = [...starts].map((at) => ({ at, way: [] }))
  while (edge.length > 0) {
    const next: Reached[] = []
    for (const { at, way } of edge)
      for (const transfer of transfers) {
        const other = key(transfer[to])
        if (key(transfer[from]) !== at || known.has(other)) continue
        known.add(other)
        next.push({ at: other, way: [...way, transfer] })
      }
    reached.push(...next)
    edge = next
  }
  return reached
}
