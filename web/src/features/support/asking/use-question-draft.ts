import { supportTopics } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { fitting, keptDrafts } from '../../../shared/form/kept-draft.ts'
import { blank, type Question } from './question.ts'

const drafts = keptDrafts(() => sessionStorage)

/** The question that somebody is writing, kept in this tab until it is sent. `about` is what the address names. */
export function useQuestionDraft(viewerId: string, about: Partial<Question>) {
  const place = `storyright.support.${viewerId}`
  const [initial] = useState((): Question => {
    const kept = fitting(drafts.read(place) ?? {}, blank, [])
    const topic = supportTopics.find((known) => known === kept.topic) ?? ''
    return { ...kept, topic, ...(Object.keys(about).length > 0 && { offerId: '', listingId: '', ...about }) }
  })
  return {
    initial,
    keep: (question: Question) => void drafts.keep(place, question),
    forget: () => drafts.forget(place),
  }
}
