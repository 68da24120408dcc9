import type { Listing } from '@storyright/contracts/http'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import type { ListingValues } from '../values/form-values.ts'
import { type Draft, forgetDraft, keepDraft, readDraft } from './drafts.ts'

export interface DraftPlace {
  userId: string
  listing: Listing | null
}

/** The draft of the form around, as it was found on opening. */
export const openDraft = ({ userId, listing }: DraftPlace) => readDraft(userId, listing?.id ?? null)

/** Keeps a draft of what is typed as long as it differs from what the form began with. */
export function useDraft({ userId, listing }: DraftPlace, found: Draft | null, base: ListingValues) {
  const { values, setValues, setTouched } = useFormikContext<ListingValues>()
  const [keptAt, setKeptAt] = useState(found?.keptAt ?? null)
  const [restored, setRestored] = useState(found)
  const opened = useRef(values)
  const openedAs = useRef(listing?.updatedAt ?? null)
  const basedOn = useRef(found ? found.basedOn : openedAs.current)
  const id = listing?.id ?? null
  useEffect(() => {
    if (values === opened.current) return
    const now = new Date().toISOString()
    const changed = JSON.stringify(values) !== JSON.stringify(base)
    if (!changed) forgetDraft(userId, id)
    setKeptAt(changed && keepDraft(userId, id, { values, keptAt: now, basedOn: basedOn.current }) ? now : null)
  }, [values, base, userId, id])
  const discard = () => {
    forgetDraft(userId, id)
    setRestored(null)
    basedOn.current = openedAs.current
    void setTouched({}, false)
    void setValues(base)
  }
  return { keptAt, restored, discard }
}
