import type { Listing } from '@storyright/contracts/http'
import { useFormikContext } from 'formik'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Base } from '../../../shared/versions/use-versions.ts'
import type { ListingValues } from '../values/form-values.ts'
import { type Draft, forgetDraft, keepDraft, readDraft } from './drafts.ts'

export interface DraftPlace {
  userId: string
  listing: Listing | null
}

/** The draft of the form around, as it was found on opening. */
export const openDraft = ({ userId, listing }: DraftPlace) => readDraft(userId, listing?.id ?? null)

type Kept = {
  found: Draft | null
  /** What the form was filled from. */
  base: Base<ListingValues>
  versions: { base: RefObject<Base<ListingValues>>; restart: (base: Base<ListingValues>) => void }
}

/** Keeps a draft of what is typed as long as it differs from what the form began with. */
export function useDraft({ userId, listing }: DraftPlace, { found, base, versions }: Kept) {
  const { values, setValues, setTouched } = useFormikContext<ListingValues>()
  const [keptAt, setKeptAt] = useState(found?.keptAt ?? null)
  const [restored, setRestored] = useState(found)
  const opened = useRef(values)
  const id = listing?.id ?? null
  const basedOn = versions.base
  useEffect(() => {
    if (values === opened.current) return
    const now = new Date().toISOString()
    const changed = JSON.stringify(values) !== JSON.stringify(base.values)
    if (!changed) forgetDraft(userId, id)
    setKeptAt(changed && keepDraft(userId, id, { values, keptAt: now, basedOn: basedOn.current }) ? now : null)
  }, [values, base, userId, id, basedOn])
  const discard = () => {
    forgetDraft(userId, id)
    setRestored(null)
    versions.restart(base)
    void setTouched({}, false)
    void setValues(base.values)
  }
  return { keptAt, restored, discard }
}
