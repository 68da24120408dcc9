import type { Writer } from '@storyright/contracts/http'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useBlockMutation, useUnblockMutation } from './safety.api.ts'

type BlockQuestionProps = {
  person: Pick<Writer, 'id' | 'firstName' | 'lastName'>
  /** Whether they are blocked now. */
  isBlocked: boolean
  onClose: () => void
}

/** Asks before somebody is blocked, or is no longer. */
export function BlockQuestion({ person, isBlocked, onClose }: BlockQuestionProps) {
  const [block, blocking] = useBlockMutation()
  const [unblock, unblocking] = useUnblockMutation()
  const name = nameOf(person)
  const { verb, effect, done, failed } = isBlocked ? unblockWords(name) : blockWords(name)
  const confirm = async () => {
    const change = () => (isBlocked ? unblock(person.id) : block(person.id)).unwrap()
    if (await runWithToast(change, done, failed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`${verb} ${name}?`}
      description={effect}
      confirm={verb}
      danger={!isBlocked}
      busy={blocking.isLoading || unblocking.isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

const blockWords = (name: string) => ({
  verb: 'Block',
  effect: `You won’t see posts or mentions by ${name}. We don’t tell them. You can unblock them in your account settings.`,
  done: { title: 'Blocked', description: `You won’t see what ${name} writes.` },
  failed: 'Not Blocked',
})
const unblockWords = (name: string) => ({
  verb: 'Unblock',
  effect: `You see what ${name} writes again, and they can mention you.`,
  done: { title: 'Unblocked', description: `You see what ${name} writes again.` },
  failed: 'Not Unblocked',
})
