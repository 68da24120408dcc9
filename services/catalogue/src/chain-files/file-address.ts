import { chainOfTitleCalls } from '@storyright/contracts/http'

export type ChainFileKind = 'pdf' | 'png' | 'jpeg'

const endings: Record<ChainFileKind, string> = { pdf: 'pdf', png: 'png', jpeg: 'jpg' }
const { path } = chainOfTitleCalls.getDocumentFile
const ownFile = new RegExp(`${path.replace(':name', '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')}\\.[a-z]+`)

/** Where an uploaded file is read. */
export const addressOf = (name: string, kind: ChainFileKind, publicUrl: string): string =>
  new URL(path.replace(':name', `${name}.${endings[kind]}`), publicUrl).href

/** The name of the file behind the last part of its address; `null` when there cannot be one. */
export const nameBehind = (part: string): string | null => fileNameIn(path.replace(':name', part))

/** The name of the uploaded file that an address leads to, on whichever host; `null` for other addresses. */
export const fileNameIn = (address: string | null): string | null => address?.match(ownFile)?.[1] ?? null
