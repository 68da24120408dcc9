import type { ForumPost } from '@storyright/contracts/http'
import { forumCategoryLabels } from '@storyright/contracts/vocabulary'
import { Ago } from '../../../entities/written/when.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import * as S from './thread.styles.ts'

type SideProps = { post: ForumPost; firstUnreadId: string | null; onJump: (replyId: string) => void }

/** How a discussion is going, and the ways within it. */
export function Side({ post, firstUnreadId, onJump }: SideProps) {
  const { acceptedReplyId, category, createdAt, lastActivityAt } = post
  return (
    <S.Side aria-label="About this discussion">
      <Facts
        facts={[
          { term: 'Category', value: forumCategoryLabels[category] },
          { term: 'Begun', value: <Ago at={createdAt} /> },
          { term: 'Last activity', value: <Ago at={lastActivityAt} /> },
        ]}
      />
      <S.Jumps>
        {firstUnreadId && (
          <Button small onClick={() => onJump(firstUnreadId)}>
            Jump to first unread
          </Button>
        )}
        {acceptedReplyId && (
          <Button small onClick={() => onJump(acceptedReplyId)}>
            Go to the accepted answer
          </Button>
        )}
      </S.Jumps>
    </S.Side>
  )
}
