import { analysisPaging, marketSizes, productionComplexities, roiPotentials } from '@storyright/contracts/vocabulary'
import { useLocation } from 'react-router-dom'
import { doubtWords, numberIn } from '../../../shared/form/typed-number.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { useAnalysisSearchQuery } from '../analysis.api.ts'
import { capital, count } from '../blocks/in-words.ts'
import * as S from './result.styles.ts'
import { Results } from './results.tsx'
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
            advice="Try a wider range, or fewer filters."
            analyses={currentData?.analyses}
            failed={isError && !isFetching}
            retry={() => void refetch()}
            text={`${count(first)} to ${count(last)} of ${count(total)} titles`}
          />
          <Pages page={page} pages={Math.ceil(total / analysisPaging.searchPage)} />
        </>
      )}
    </S.Room>
  )
}

/** The way to the pages before and after this one; nothing where there is only one. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const { pathname, search } = useLocation()
  if (pages < 2) return null
  const to = (other: number) => {
    const address = new URLSearchParams(search)
    address.set('page', String(other))
    return `${pathname}?${address}`
  }
  return (
    <S.Pages aria-label="Pages">
      {page > 1 && <ButtonLink to={to(page - 1)}>Previous</ButtonLink>}
      <Meta as="span">{`Page ${count(page)} of ${count(pages)}`}</Meta>
      {page < pages && <ButtonLink to={to(page + 1)}>Next</ButtonLink>}
    </S.Pages>
  )
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Beyond any number of titles, and within what the call takes. */
const lastPage = 50_000

/** A whole number from 0 to 100; anything else is a fault of the field. */
function scoreIn(text: string | null) {
  if (text === null) return { value: undefined }
  const value = numberIn(text, 'count')
  const isScore = value !== null && Number.isInteger(value) && value >= 0 && value <= 100
  return isScore ? { value } : { value: undefined, fault: doubtWords(text, 'count') ?? 'A whole number from 0 to 100' }
}

/** What the address asks for, and what is wrong with it. */
function askedIn(address: URLSearchParams) {
  const [least, most] = [scoreIn(address.get('minScore')), scoreIn(address.get('maxScore'))]
  const isReversed = least.value !== undefined && most.value !== undefined && least.value > most.value
  const page = Math.min(lastPage, Math.max(1, Math.floor(Number(address.get('page')) || 1)))
  const limit = analysisPaging.searchPage
  return {
    page,
    faults: {
      minScore: least.fault,
      maxScore: most.fault ?? (isReversed ? 'The highest score must not be below the lowest' : undefined),
    },
    query: {
      limit,
      offset: (page - 1) * limit,
      minScore: least.value,
      maxScore: most.value,
      marketSize: oneOf(marketSizes, address.get('marketSize')),
      productionComplexity: oneOf(productionComplexities, address.get('productionComplexity')),
      roiPotential: oneOf(roiPotentials, address.get('roiPotential')),
    },
  }
}
