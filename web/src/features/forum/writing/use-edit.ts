import { useState } from 'react'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { type Base, useVersions } from '../../../shared/versions/use-versions.ts'
import { toast } from '../../../ui/toast/toasts.ts'

interface UseEditOptions<Draft, Thing> {
  opened: Base<Draft>
  fields: readonly string[]
  draftOf: (thing: Thing) => Draft
  send: (draft: Draft, etag: string | null) => Promise<Thing>
  toasts: { done: string; failed: string }
  onDone: () => void
}

/** A text of one's own that is being changed, and both texts where it was changed elsewhere meanwhile. */
export function useEdit<Draft, Thing>({ opened, fields, draftOf, send, toasts, onDone }: UseEditOptions<Draft, Thing>) {
  const [draft, setDraft] = useState(opened.values)
  const [isSending, setIsSending] = useState(false)
  const versions = useVersions({ opened, fields, valuesOf: draftOf, send })
  const { conflict, leave, settle } = versions
  const save = async (typed: Draft) => {
    if (isSending) return
    setIsSending(true)
    try {
      if (!(await versions.save(typed))) return
      toast({ title: toasts.done })
      onDone()
    } catch (error) {
      toastFailure('Error', error, toasts.failed)
    } finally {
      setIsSending(false)
    }
  }
  return {
    draft,
    setDraft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(opened.values),
    isSending,
    save,
    asked: conflict && {
      conflict,
      onLeave: leave,
      onSave: (chosen: Draft) => {
        settle(conflict)
        setDraft(chosen)
        void save(chosen)
      },
    },
  }
}
