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
  effect: `What ${name} writes is folded away for you, and no mention by them reaches you. They are not told. You can take it back in your account settings.`,
  done: { title: 'Blocked', description: `What ${name} writes is folded away for you.` },
  failed: 'Not Blocked',
})
const unblockWords = (name: string) => ({
  verb: 'Unblock',
  effect: `You see what ${name} writes again, and they can mention you.`,
  done: { title: 'Unblocked', description: `You see what ${name} writes again.` },
  failed: 'Not Unblocked',
})
