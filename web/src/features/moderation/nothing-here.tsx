import type { FlagStatus } from '@storyright/contracts/vocabulary'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'

const words: Record<FlagStatus, { title: string; says: string }> = {
  open: {
    title: 'Nothing waits for a decision',
    says: 'What readers flag stands here, and the first text of a new account where it has a link.',
  },
  kept: { title: 'Nothing was kept yet', says: 'What was flagged and stays stands here.' },
  removed: { title: 'Nothing was removed yet', says: 'What moderators have removed stands here.' },
}

export function NothingHere({ status, onAgain, busy }: { status: FlagStatus; onAgain: () => void; busy: boolean }) {
  const again = (
    <Button busy={busy} onClick={onAgain}>
      Look again
    </Button>
  )
  return (
    <EmptyState heading="h2" title={words[status].title} action={again}>
      {words[status].says}
    </EmptyState>
  )
}
