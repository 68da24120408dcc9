import { exclusivities } from '@storyright/contracts/vocabulary'
import { exclusivityLabels } from '../../entities/listing/rights-labels.ts'
import { SelectField, TextField } from '../../shared/form/fields.tsx'
import { Pair } from '../../shared/form/pair.ts'

const choices = exclusivities.map((value) => ({ value, label: exclusivityLabels[value] }))

export function WindowFields({ isExclusive = false }: { isExclusive?: boolean }) {
  return (
    <>
      {!isExclusive && <SelectField name="exclusivity" label="How exclusively" options={choices} />}
      <Pair>
        <TextField name="from" label="First day" type="date" optional help="Empty: from now on." />
        <TextField name="to" label="Last day" type="date" optional help="Empty: for as long as the rights last." />
      </Pair>
    </>
  )
}
