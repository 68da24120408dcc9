import { chainDocumentTypes } from '@storyright/contracts/vocabulary'
import type { FiledDocument } from './chain.api.ts'

export const nameOf = ({ type, listing }: FiledDocument) => `${chainDocumentTypes[type]} of ${listing.title}`
