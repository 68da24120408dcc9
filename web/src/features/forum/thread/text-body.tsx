import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import { forumBadge } from '@storyright/contracts/vocabulary'
import { type ReactNode, useRef } from 'react'
import { Byline } from '../../../entities/written/byline.tsx'
import { Folded } from '../../../entities/written/folded.tsx'
import { Kind } from '../../../ui/badge/badge.tsx'
import { AsTyped, LongText } from '../../../ui/long-text/long-text.tsx'
import { useNearView } from '../../../ui/near-view.ts'
import { LinkedListings } from './linked-listings.tsx'

type TextBodyProps = {
  text: ForumPost | ForumReply
  /** In the place of the words, while they are being changed. */
  editor: ReactNode
  /** Drawn at once, not only when it comes near. */
  atOnce: boolean
  children: ReactNode
}

/** Who wrote a post or a reply, and what it says. */
export function TextBody({ text, editor, atOnce, children }: TextBodyProps) {
  const { author, createdAt, editedAt, status, isBlocked } = text
  return (
    <Folded folded={isBlocked}>
      <Byline {...{ author, createdAt, editedAt, status }} badge={<Kind>{forumBadge(author.role)}</Kind>} />
      {editor || <Words text={text} atOnce={atOnce} />}
      {children}
    </Folded>
  )
}

function Words({ text: { content, mentions, listings }, atOnce }: Pick<TextBodyProps, 'text' | 'atOnce'>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearView(place, { atOnce, within: 1_200 })
  return (
    <div ref={place} data-words>
      {near ? <LongText text={content} names={mentions.map(({ username }) => username)} /> : <AsTyped text={content} />}
      <LinkedListings listings={listings} />
    </div>
  )
}
