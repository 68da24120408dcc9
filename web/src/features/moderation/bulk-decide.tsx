import type { Flagged } from '@storyright/contracts/http'
import { communityLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { BulkBar } from '../../shared/rows/bulk-bar.tsx'
import type { Bulk } from '../../shared/rows/use-bulk.ts'
import { Button } from '../../ui/button/button.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { useModerateMutation } from './moderation.api.ts'

type Action = 'keep' | 'remove'
type BulkDecideProps = { bulk: Bulk; rows: readonly Flagged[]; selfId: string }

/** One decision on the selected texts, each carried out and recorded by itself. */
export function BulkDecide({ bulk, rows, selfId }: BulkDecideProps) {
  const [action, setAction] = useState<Action | null>(null)
  const [moderate] = useModerateMutation()
  const open = rows.filter((row) => mayDecide(row, selfId))
  const meant = open.filter(({ id }) => bulk.selected.has(id))
  const confirm = async (reason: string) => {
    if (!action) return
    setAction(null)
    const byId = new Map(meant.map((row) => [row.id, row]))
    const { done, failed } = await bulk.run([...byId.keys()], async (flagId) => {
      const { editedAt } = byId.get(flagId)!
      await moderate({ flagId, editedAt, action, ...(action === 'remove' && { reason }) }).unwrap()
      return words[action].done
    })
    const description = failed > 0 ? `${texts(done)}, ${failed} failed. Why stands beside each.` : `${texts(done)}.`
    toast({ title: words[action].done, description, ...(failed > 0 && { variant: 'destructive' as const }) })
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

const texts = (count: number) => (count === 1 ? 'one text' : `${count} texts`)
const words = {
  keep: {
    label: 'Keep',
    done: 'Kept',
    effect: 'They stay, and those that waited are shown. Those who flagged them are told.',
  },
  remove: {
    label: 'Remove',
    done: 'Removed',
    effect: 'Readers no longer see them, and each author is told your reason. Those who flagged them are told.',
  },
} as const
const whySo = {
  label: 'Reason',
  help: 'Each author is told it word for word.',
  maximum: communityLimits.moderationReason,
  missing: 'Please say why: the author is told',
}
