import type { Flagged } from '@storyright/contracts/http'
import { useRef } from 'react'
import { errorMessage, isConflict, isNotFound } from '../../shared/api-error.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { actionWords } from './action-words.ts'
import { type Decision, readQueueAgain, useModerateMutation } from './moderation.api.ts'

export type Answer = Omit<Decision, 'flagId' | 'editedAt'>

/** Carries out what a moderator decides. `onLate` hears of it when somebody else was first, or the text has changed. */
export function useDecide(onLate: (message: string) => void) {
  const dispatch = useAppDispatch()
  const [moderate, { isLoading }] = useModerateMutation()
  // A key held down must not decide twice.
  const isUnderWay = useRef(false)

  const decide = async (flagged: Flagged, answer: Answer): Promise<'done' | 'late' | 'failed'> => {
    if (isUnderWay.current) return 'failed'
    isUnderWay.current = true
    try {
      await moderate({ flagId: flagged.id, editedAt: flagged.editedAt, ...answer }).unwrap()
      toast(actionWords(answer.action, flagged).done)
      return 'done'
    } catch (error) {
      if (!isConflict(error) && !isNotFound(error)) {
        toastFailure('Not Done', error)
        return 'failed'
      }
      onLate(errorMessage(error, 'Someone else has just changed this.'))
      dispatch(readQueueAgain())
      return 'late'
    } finally {
      isUnderWay.current = false
    }
  }
  return { decide, isDeciding: isLoading }
}
