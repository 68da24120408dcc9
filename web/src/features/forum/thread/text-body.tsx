import type { ForumPost, ForumReply, LinkedListing } from '@storyright/contracts/http'
import { forumBadge } from '@storyright/contracts/vocabulary'
import { type ReactNode, useRef } from 'react'
import { Cover } from '../../../entities/cover/cover.tsx'
import { Byline } from '../../../entities/written/byline.tsx'
import { Folded } from '../../../entities/written/folded.tsx'
import { paths } from '../../../shared/paths.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { AsTyped, LongText } from '../../../ui/long-text/long-text.tsx'
import { useNearView } from '../../../ui/near-view.ts'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './thread.styles.ts'

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

/** The titles that a text links to. */
function LinkedListings({ listings }: { listings: readonly LinkedListing[] }) {
  if (listings.length === 0) return null
  return (
    <S.Cards aria-label="Titles mentioned">
      {listings.map(({ coverImageUrl, ...listing }) => (
        <li key={listing.id}>
          <S.Card to={paths.listing(listing.id)}>
            <Cover {...listing} imageUrl={coverImageUrl} />
            <span>
              <b>{listing.title}</b>
              <Meta as="span">{listing.author}</Meta>
            </span>
          </S.Card>
        </li>
      ))}
    </S.Cards>
  )
}
