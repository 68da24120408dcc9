import { analysisPaging, marketSizes, productionComplexities, roiPotentials } from '@storyright/contracts/vocabulary'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
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
import { typedIn } from './typed-in.ts'

const orAny = (values: readonly string[]) => [
  { value: '', label: 'Any' },
  ...values.map((value) => ({ value, label: capital(value) })),
]
const choices = [
  { name: 'marketSize', label: 'Market size', options: orAny(marketSizes) },
  { name: 'productionComplexity', label: 'Production complexity', options: orAny(productionComplexities) },
  { name: 'roiPotential', label: 'ROI potential', options: orAny(roiPotentials) },
] as const
const scores = [
  { name: 'minScore', label: 'Minimum score' },
  { name: 'maxScore', label: 'Maximum score' },
] as const
const ofHundred = { type: 'number', inputMode: 'numeric', min: 0, max: 100, step: 1 } as const

/** Every title by its analysis, twenty to a page. What is asked stands in the address. */
export function AnalysisSearch() {
  const [address, setAddress] = useSearchParams()
  const { page, faults, query } = askedIn(address)
  const isFaulty = Boolean(faults.minScore ?? faults.maxScore)
  const { currentData, isError, isFetching, refetch } = useAnalysisSearchQuery(query, { skip: isFaulty })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAddress(typedIn(event.currentTarget), { preventScrollReset: true })
  }
  const total = currentData?.totalFound ?? 0
  const [first, last] = [query.offset + 1, query.offset + (currentData?.analyses.length ?? 0)]
  return (
    <S.Room>
      <S.Filters key={address.toString()} role="search" aria-label="Analyses" noValidate onSubmit={search}>
        {scores.map(({ name, label }) => (
          <Field key={name} label={label} {...(faults[name] && { error: faults[name] })}>
            <Input {...ofHundred} name={name} defaultValue={address.get(name) ?? ''} />
          </Field>
        ))}
        {choices.map(({ name, label, options }) => (
          <Field key={name} label={label}>
            <Select name={name} options={options} defaultValue={query[name] ?? ''} />
          </Field>
        ))}
        <Button type="submit" variant="primary" busy={isFetching}>
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
