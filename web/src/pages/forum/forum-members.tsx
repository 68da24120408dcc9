import type { User } from '@storyright/contracts/http'
import { access, communityMessages, gates, type Viewer } from '@storyright/contracts/vocabulary'
import { type ReactNode, useEffect } from 'react'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { toast } from '../../ui/toast/toasts.ts'

const { forum: message } = communityMessages

/** For those who may read the forum; the others are told whose it is, and how to get there. */
export function ForumMembers({ children }: { children: (viewer: Viewer, user: User) => ReactNode }) {
  const { user } = useCurrentUser()
  if (!user) return null // the guard has seen to it that somebody is signed in
  const viewer = viewerOf(user)
  return access[gates.forum.access](viewer) ? children(viewer, user) : <Restricted />
}

function Restricted() {
  useEffect(() => {
    toast({ title: 'Access Restricted', description: message.restrictedMessage, variant: 'destructive' })
  }, [])
  return (
    <EmptyState
      heading="h1"
      title={message.restricted}
      action={<UpgradeLink to={gates.forum.upsell} variant="primary" />}
    >
      {message.restrictedMessage}
    </EmptyState>
  )
}
