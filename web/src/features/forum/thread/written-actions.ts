import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'

/** What else can be done about what others wrote. */
export type WrittenActions = (kind: Exclude<WrittenKind, 'comment'>, text: ForumPost | ForumReply) => ReactNode
