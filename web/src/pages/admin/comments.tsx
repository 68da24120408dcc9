import { access, communityMessages } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { CommentList } from '../../features/comment-administration/comment-list.tsx'
import { CommentRankings } from '../../features/comment-administration/comment-rankings.tsx'
import { CommentStats } from '../../features/comment-administration/comment-stats.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`
const Denied = styled(Wrap)`
  padding-top: ${theme.s12};
`
const { required, requiredMessage } = communityMessages.admin

/** Every comment on the listings. Others than administrators are told whom it is for, instead of being led away. */
export function AdminCommentsPage() {
  const { user } = useCurrentUser()
  if (!user) return null
  if (!access.admin(viewerOf(user)))
    return (
      <Denied>
        <EmptyState heading="h1" title={required}>
          {requiredMessage}
        </EmptyState>
      </Denied>
    )
  return (
    <Page>
      <PageHead title="Comment Management" lead="What members write on the listings, the newest first." />
      <CommentStats />
      <CommentList />
      <CommentRankings />
    </Page>
  )
}
