import { limits } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { useCompetitionsQuery } from '../../entities/competition/competition.api.ts'
import { closesIn } from '../../entities/competition/competition-words.ts'
import { CheckboxField, TextareaField } from '../../shared/form/fields.tsx'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import type { OfferValues } from './offer-values.ts'

/** Whether the project also enters the funding competition, with what there is to win at present. */
export function FundingEntry() {
  const { fundCompetition } = useFormikContext<OfferValues>().values
  return (
    <>
      <CheckboxField
        name="fundCompetition"
        label="Enter this project for the funding competition"
        help={<WhatIsOpen />}
      />
      {fundCompetition && (
        <TextareaField
          name="fundNotes"
          label="Notes for the funding competition"
          optional
          maxLength={limits.longText}
          rows={3}
        />
      )}
    </>
  )
}

function WhatIsOpen() {
  const { data } = useCompetitionsQuery()
  const open = data?.find(({ isFunding, status }) => isFunding && status === 'open')
  if (!data) return null
  if (!open)
    return <span>None is open at present. If one is when your offer reaches the agent, the offer enters it.</span>
  return (
    <span>
      <span>Open now: </span>
      <Link to={paths.competitionAt(open.id)}>{open.title}</Link>
      <span>{`, ${open.prize}. ${closesIn(open.closesAt)}.`}</span>
    </span>
  )
}
