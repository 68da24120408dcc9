import styled from 'styled-components'
import { NotificationList } from '../features/notifications/list/notification-list.tsx'
import { useCurrentUser, viewerOf } from '../shared/current-user.ts'
import { PageHead } from '../ui/page/page-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { theme } from '../ui/theme/theme.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`

/** All that somebody was told. */
export function NotificationsPage() {
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <Page>
      <PageHead title="Notifications" lead="Updates on your offers, discussions and account." />
      <NotificationList userId={user.id} viewer={viewerOf(user)} />
    </Page>
  )
}
