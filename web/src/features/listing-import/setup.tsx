import type { ListingImport } from '@storyright/contracts/http'
import { currencies, genres } from '@storyright/contracts/vocabulary'
import { useField, useFormikContext } from 'formik'
import { fieldLabels } from '../../entities/listing/field-labels.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { CheckboxField, SelectField, TextField } from '../../shared/form/fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Fold } from '../../ui/data/fold.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Select } from '../../ui/field/select.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Part } from '../../ui/page/part.tsx'
import { toast } from '../../ui/toast/toasts.ts'
import { counted } from './import-words.ts'
import { useMapImportMutation } from './imports.api.ts'
import * as S from './listing-import.styles.ts'
import { RightsField } from './rights-field.tsx'
import { asSent, fieldOptions, kindOf, type SetupValues, setupRules, valuesOf } from './setup.rules.ts'

const signs = { GBP: '£', USD: '$', EUR: '€' }
const genreOptions = [{ value: '', label: 'As in the file' }, ...genres.map((value) => ({ value, label: value }))]
const currencyOptions = [
  { value: '', label: 'As in the file, or GBP' },
  ...currencies.map((value) => ({ value, label: value })),
]

/** What holds for every row: what the file does not say, and what its columns mean. */
export function Setup({ listingImport }: { listingImport: ListingImport }) {
  const { id, columns, counts } = listingImport
  const [map] = useMapImportMutation()
  const failed = { title: 'Not saved', fallback: 'The preview could not be updated. Please try again.' }
  return (
    <Part title="For every row">
      <AppForm
        label="For every row"
        initial={valuesOf(listingImport)}
        rules={setupRules}
        failed={failed}
        onLeaving="asks"
        onSubmit={async (values, form) => {
          const { state } = await map({ id, ...asSent(values, columns) }).unwrap()
          form.resetForm({ values })
          if (state === 'reading') toast({ title: 'Saved', description: 'The rows are being read again.' })
          else toast({ title: 'Preview updated', description: 'The rows now show what you entered.' })
        }}
      >
        {({ busy }) => (
          <>
            {columns && <Columns columns={columns} />}
            <p>{fillingWords(counts.incomplete)}</p>
            <Defaults />
            <CheckboxField
              name="group"
              label="Treat editions of one work as one title"
              help="Hardback, paperback, e-book and audio become one listing with all their ISBNs."
            />
            <FormActions>
              <Button type="submit" busy={busy}>
                Update preview
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Part>
  )
}

/** Why nothing can be applied yet stands where it can be changed. */
const fillingWords = (incomplete: number) =>
  `${incomplete > 0 ? `${counted(incomplete, 'row')} cannot be listed yet. ` : ''}Most files name no asking price and no rights on offer. What you enter here fills in what a row leaves out, and never replaces what it says.`

function Defaults() {
  const { currency } = useFormikContext<SetupValues>().values
  const [kind, sign] = [kindOf(currency), signs[kindOf(currency)]]
  return (
    <S.Grid>
      <NumberField name="askingPrice" kind={kind} sign={sign} label="Asking price" optional />
      <NumberField name="minimumDeal" kind={kind} sign={sign} label="Minimum deal" optional />
      <SelectField name="currency" label="Currency" options={currencyOptions} optional />
      <SelectField name="genre" label="Genre" options={genreOptions} optional />
      <S.Half>
        <TextField name="targetAudience" label="Target audience" optional />
      </S.Half>
      <S.Whole>
        <RightsField name="rights" label="Rights" />
      </S.Whole>
    </S.Grid>
  )
}

type TableColumn = NonNullable<ListingImport['columns']>[number] & { place: number }

const options = fieldOptions(Object.keys(fieldLabels))
const columnsOfMapping: Column<TableColumn>[] = [
  { header: 'Column', full: true, cell: ({ name }) => <b>{name || 'Without a name'}</b> },
  { header: 'Example', cell: ({ example }) => example },
  { header: 'Field', full: true, cell: ({ place, name }) => <ColumnField place={place} name={name} /> },
]

function Columns({ columns }: { columns: NonNullable<ListingImport['columns']> }) {
  const { initialValues, values } = useFormikContext<SetupValues>()
  const used = values.columns.filter(Boolean).length
  return (
    <Fold open={initialValues.columns.some((field) => !field)}>
      <summary>{`Columns: ${used} of ${columns.length} are used`}</summary>
      <div>
        <Table
          caption="Which field each column fills"
          columns={columnsOfMapping}
          rows={columns.map((column, place) => ({ ...column, place }))}
          rowKey={({ place }) => String(place)}
        />
      </div>
    </Fold>
  )
}

function ColumnField({ place, name }: { place: number; name: string }) {
  const [field] = useField<string>(`columns.${place}`)
  return <Select {...field} options={options} aria-label={`Field for “${name}”`} />
}
