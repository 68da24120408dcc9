import { useState } from 'react'
import { newKey } from '../../shared/new-key.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { type CompetitionValues, newForm, valuesOf } from './competition.rules.ts'
import { useAnnounceCompetitionMutation } from './competition-administration.api.ts'
import { CompetitionForm } from './competition-form.tsx'

export function AnnounceCompetition({ onClose }: { onClose: () => void }) {
  const [key] = useState(newKey)
  const [announce] = useAnnounceCompetitionMutation()
  const send = async (values: CompetitionValues) => {
    await announce({ key, form: newForm(values) }).unwrap()
    toast({ title: 'Competition Announced', description: 'It opens by itself, and whoever may enter is told.' })
    onClose()
  }
  return (
    <CompetitionForm
      label="Announce Competition"
      confirm="Announce"
      initial={valuesOf(null)}
      send={send}
      onClose={onClose}
    />
  )
}
