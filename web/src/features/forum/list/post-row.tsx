import type { ForumPost } from '@storyright/contracts/http'
import { forumBadge, forumCategoryLabels } from '@storyright/contracts/vocabulary'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { nameOf } from '../../../entities/person/name-of.ts'
import { Portrait } from '../../../entities/person/portrait.tsx'
import { Folded } from '../../../entities/written/folded.tsx'
import { Ago } from '../../../entities/written/when.tsx'
import { paths } from '../../../shared/paths.ts'
import { Badge, Kind } from '../../../ui/badge/badge.tsx'
import { Lock, Pin } from '../../../ui/icon/icons.ts'
import { excerptOf } from '../../../ui/long-text/excerpt.ts'
import { patternOf } from '../../../ui/long-text/mark-words.ts'
import { queryOf } from '../choices.ts'
import * as S from './list.styles.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** A discussion in the list: what it is about, who began it, and what is new in it. */
export const PostRow = memo(function PostRow({ post }: { post: ForumPost }) {
  return (
    <S.Item>
      <S.Row>
        <Folded folded={post.isBlocked}>
          <Main post={post} />
          <S.Counts>
            <Count label={post.replyCount === 1 ? 'reply' : 'replies'} value={post.replyCount} />
            <Count label={post.likeCount === 1 ? 'like' : 'likes'} value={post.likeCount} />
            <Count label={post.viewCount === 1 ? 'view' : 'views'} value={post.viewCount} />
          </S.Counts>
        </Folded>
      </S.Row>
    </S.Item>
  )
})

function Main({ post }: { post: ForumPost }) {
  const { id, title, content, category, tags, author, status, matched, acceptedReplyId } = post
  const { search: list } = useLocation()
  return (
    <S.Main>
      <h2>
        {post.isSticky && <Pin size={17} strokeWidth={1.6} role="img" aria-label="Sticky" />}
        {post.isLocked && <Lock size={17} strokeWidth={1.6} role="img" aria-label="Locked" />}
        <S.Title to={paths.discussion(id)} state={{ list }}>
          <bdi>
            <Marked text={title} found={matched} />
          </bdi>
        </S.Title>
      </h2>
      <S.Excerpt dir="auto">
        <Marked text={excerptOf(content, matched)} found={matched} />
      </S.Excerpt>
      <S.Line as="div">
        <Unread post={post} />
        {status === 'waiting' && (
          <Badge tone="wait" fill>
            Waiting for a moderator
          </Badge>
        )}
        {acceptedReplyId && <Badge tone="ok">Answered</Badge>}
        <Kind>{forumCategoryLabels[category]}</Kind>
        {tags.map((tag) => (
          <S.Tag key={tag} to={{ search: `?${queryOf({ tag })}` }}>
            <bdi>
              <Marked text={tag} found={matched} />
            </bdi>
          </S.Tag>
        ))}
      </S.Line>
      <S.Line as="div">
        <Participants of={post} />
        <span>
          <bdi>{nameOf(author)}</bdi> · {forumBadge(author.role)}
        </span>
        <span>
          Last activity <Ago at={post.lastActivityAt} />
        </span>
      </S.Line>
    </S.Main>
  )
}

/** Who takes part, when that is more than whoever began it. */
function Participants({ of: { participants } }: { of: ForumPost }) {
  if (participants.length < 2) return null
  const names = participants.map(nameOf).join(', ')
  return (
    <S.People role="img" aria-label={`Taking part: ${names}`} title={names}>
      {participants.map((person) => (
        <Portrait key={person.id} name={nameOf(person)} address={person.profileImageUrl} size={28} />
      ))}
    </S.People>
  )
}

function Unread({ post: { isNew, unreadCount } }: { post: ForumPost }) {
  if (unreadCount > 0) return <S.New>{`${number(unreadCount)} new`}</S.New>
  return isNew ? <S.New>New</S.New> : null
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{number(value)}</dd>
  </div>
)

/** A line with the words that a search found in it set apart. */
function Marked({ text, found = [] }: { text: string; found?: readonly string[] | undefined }) {
  const pattern = patternOf({ names: [], found })
  if (!pattern) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order.
  return text.split(pattern).map((piece, place) => (place % 2 === 1 ? <S.Found key={place}>{piece}</S.Found> : piece))
}
