import type { Flagged } from '@storyright/contracts/http'
import { communityLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { BulkBar } from '../../shared/rows/bulk-bar.tsx'
import { type Bulk, toastBulk } from '../../shared/rows/use-bulk.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { readModeratedAgain, useModerateMutation } from './moderation.api.ts'

type Action = 'keep' | 'remove'
type BulkDecideProps = { bulk: Bulk; rows: readonly Flagged[]; selfId: string }

/** One decision on the selected texts, each carried out and recorded by itself. */
export function BulkDecide({ bulk, rows, selfId }: BulkDecideProps) {
  const [action, setAction] = useState<Action | null>(null)
  const [moderate] = useModerateMutation()
  const dispatch = useAppDispatch()
  const open = rows.filter((row) => mayDecide(row, selfId))
  const meant = open.filter(({ id }) => bulk.selected.has(id))
  const confirm = async (reason: string) => {
    if (!action) return
    setAction(null)
    const byId = new Map(meant.map((row) => [row.id, row]))
    const counts = await bulk.run([...byId.keys()], async (flagId) => {
      const { editedAt } = byId.get(flagId)!
      await moderate({ flagId, editedAt, action, isInBulk: true, ...(action === 'remove' && { reason }) }).unwrap()
      return words[action].done
    })
    dispatch(readModeratedAgain())
    toastBulk(counts, 'text', words[action].done.toLowerCase())
  }
  if (open.length === 0) return null
  return (
    <>
      <BulkBar bulk={bulk} ids={open.map(({ id }) => id)} noun="texts">
        <Button small onClick={() => setAction('keep')}>
          Keep selected
        </Button>
        <Button small variant="danger" onClick={() => setAction('remove')}>
          Remove selected
        </Button>
      </BulkBar>
      {action && (
        <ReasonDialog
          title={`${words[action].label} ${texts(meant.length)}?`}
          description={words[action].effect}
          confirm={`${words[action].label} ${meant.length}`}
          danger={action === 'remove'}
          reason={action === 'remove' ? whySo : null}
          onClose={() => setAction(null)}
          onConfirm={(reason) => void confirm(reason)}
        />
      )}
    </>
  )
}

/** What waits for a decision, but for one’s own texts. */
export const mayDecide = ({ status, author }: Flagged, selfId: string) => status === 'open' && author.id !== selfId

const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`)
const words = {
  keep: {
    label: 'Keep',
    done: 'Kept',
    effect: 'They stay, and any that were held are published. We notify the people who flagged them.',
  },
  remove: {
    label: 'Remove',
    done: 'Removed',
    effect: 'Readers no longer see them, and each author sees your reason. We notify the people who flagged them.',
  },
} as const
const whySo = {
  label: 'Reason',
  help: 'Each author sees exactly this text.',
  maximum: communityLimits.moderationReason,
  missing: 'Please say why: the author sees it',
}
