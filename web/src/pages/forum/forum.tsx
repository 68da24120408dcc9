import styled from 'styled-components'
import { PostList } from '../../features/forum/list/post-list.tsx'
import { Stats } from '../../features/forum/list/stats.tsx'
import { NewDiscussion } from '../../features/forum/writing/new-discussion.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'
import { ForumMembers } from './forum-members.tsx'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`

/** Where producers and agents talk. */
export function ForumPage() {
  return (
    <Page>
      <ForumMembers>
        {({ id }) => (
          <>
            <PageHead
              title="Forum"
              lead="Producers and agents on rights, deals and the trade, under their own names."
              actions={<NewDiscussion viewerId={id} />}
            />
            <Stats />
            <PostList />
          </>
        )}
      </ForumMembers>
    </Page>
  )
}
