import type { ForumPost } from '@storyright/contracts/http'
import { forumCategoryLabels } from '@storyright/contracts/vocabulary'
import { paths } from '../../../shared/paths.ts'
import { Badge, Kind } from '../../../ui/badge/badge.tsx'
import { Lock, Pin } from '../../../ui/icon/icons.ts'
import { ThreadLine } from '../../../ui/page/thread.styles.ts'
import { queryOf } from '../choices.ts'
import * as S from './thread.styles.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** What a discussion is called, where it stands and how it is going. */
export function DiscussionHead({ post }: { post: ForumPost }) {
  const { title, category, tags, replyCount, viewCount, isSticky, isLocked, acceptedReplyId } = post
  return (
    <S.Head>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <ThreadLine>
        {isSticky && <Pin size={16} strokeWidth={1.6} role="img" aria-label="Sticky" />}
        {isLocked && <Lock size={16} strokeWidth={1.6} role="img" aria-label="Locked" />}
        {acceptedReplyId && <Badge tone="ok">Answered</Badge>}
        <Kind>{forumCategoryLabels[category]}</Kind>
        {tags.map((tag) => (
          <S.Tag key={tag} to={`${paths.forum}?${queryOf({ tag })}`}>
            <bdi>{tag}</bdi>
          </S.Tag>
        ))}
        <span>{counted(replyCount, 'reply', 'replies')}</span>
        <span>{counted(viewCount, 'view', 'views')}</span>
      </ThreadLine>
    </S.Head>
  )
}
