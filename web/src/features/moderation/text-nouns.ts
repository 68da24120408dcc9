import type { WrittenKind } from '@storyright/contracts/vocabulary'

export const textNouns: Record<WrittenKind, string> = { comment: 'comment', post: 'discussion', reply: 'reply' }

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
