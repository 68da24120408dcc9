import { chainOfTitleCalls } from '@storyright/contracts/http'
import { storedAddresses } from '@storyright/object-store'

/** What a chain's files may be, and how their addresses end. */
export const endings = { pdf: 'pdf', png: 'png', jpeg: 'jpg' } as const
export type ChainFileKind = keyof typeof endings

/** Where the files of chains of title are read. */
export const chainFiles = storedAddresses(chainOfTitleCalls.getDocumentFile.path, /\.[a-z]+/)
