import { analysisPaging, marketSizes, productionComplexities, roiPotentials } from '@storyright/contracts/vocabulary'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { useAnalysisSearchQuery } from '../analysis.api.ts'
import { capital, count } from '../blocks/in-words.ts'
import { Pages } from './pages.tsx'
import * as S from './result.styles.ts'
import { Results } from './results.tsx'
import { askedIn } from './search-asked.ts'
import { useAddressForm } from './use-address-form.ts'

/** What no title has is left out, once that is known. */
const orAny = (values: readonly string[], had: readonly string[] = values, asked?: string) => [
  { value: '', label: 'Any' },
  ...values
    .filter((value) => had.includes(value) || value === asked)
    .map((value) => ({ value, label: capital(value) })),
]
const choices = [
  { name: 'marketSize', label: 'Market size', values: marketSizes },
  { name: 'productionComplexity', label: 'Production complexity', values: productionComplexities },
  { name: 'roiPotential', label: 'ROI potential', values: roiPotentials },
] as const
const scores = [
  { name: 'minScore', label: 'Minimum score' },
  { name: 'maxScore', label: 'Maximum score' },
] as const

/** Every title by its analysis, twenty to a page. What is asked stands in the address. */
export function AnalysisSearch() {
  const { address, form } = useAddressForm()
  const { page, faults, query } = askedIn(address)
  const isFaulty = Boolean(faults.minScore ?? faults.maxScore)
  const { data, currentData, isError, isFetching, refetch } = useAnalysisSearchQuery(query, { skip: isFaulty })
  const total = currentData?.totalFound ?? 0
  const [first, last] = [query.offset + 1, query.offset + (currentData?.analyses.length ?? 0)]
  return (
    <S.Room>
      <S.Filters {...form} role="search" aria-label="Analyses" noValidate>
        {scores.map(({ name, label }) => (
          <Field key={name} label={label} {...(faults[name] && { error: faults[name] })}>
            <Input inputMode="numeric" autoComplete="off" name={name} />
          </Field>
        ))}
        {choices.map(({ name, label, values }) => (
          <Field key={name} label={label}>
            <Select name={name} options={orAny(values, data?.classes[name], query[name])} />
          </Field>
        ))}
        <Button type="submit" variant="primary">
          Search
        </Button>
      </S.Filters>
      {!isFaulty && (
        <>
          <Results
            analyses={currentData?.analyses}
            failed={isError && !isFetching}
            retry={() => void refetch()}
            says={`${count(first)} to ${count(last)} of ${count(total)} titles`}
          />
          <Pages page={page} pages={Math.ceil(total / analysisPaging.searchPage)} />
        </>
      )}
    </S.Room>
  )
}
