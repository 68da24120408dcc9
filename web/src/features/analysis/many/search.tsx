import {
  type AnalysisSort,
  analysisMessages,
  analysisPaging,
  analysisSorts,
  genreWords,
  isListingId,
  limits,
  marketSizes,
  mediums,
  productionComplexities,
  roiPotentials,
  type Sort,
} from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NoForecast } from '../../../entities/score/no-forecast.tsx'
import { doubtWords, numberIn } from '../../../shared/form/typed-number.ts'
import { ExportLink } from '../../../shared/rows/export-link.tsx'
import { useAsked } from '../../../shared/use-asked.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { analysesCsvPath, useAnalysisSearchQuery } from '../analysis.api.ts'
import { capital, count } from '../blocks/in-words.ts'
import { AnalysisTable } from './analysis-table.tsx'
import { genres, kinds } from './choices.ts'
import { Compared } from './compared.tsx'
import * as S from './result.styles.ts'
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

/** Every title by its analysis, twenty to a page. What is asked, how it is sorted and what is compared stand in the address. */
export function AnalysisSearch() {
  const { address, form } = useAddressForm()
  const { page, faults, query, compared } = askedIn(address)
  const isFaulty = Boolean(faults.minScore ?? faults.maxScore)
  const { data } = useAnalysisSearchQuery(query, { skip: isFaulty })
  return (
    <S.Room>
      <S.Filters {...form} role="search" aria-label="Analyses" noValidate>
        <Field label="Title or author">
          <Input autoComplete="off" name="search" maxLength={limits.search} />
        </Field>
        <Field label="Genre">
          <Select name="genre" options={genres} />
        </Field>
        <Field label="Medium">
          <Select name="medium" options={kinds} />
        </Field>
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
      <Compared ids={compared} />
      {!isFaulty && <Found query={query} page={page} compared={compared} />}
    </S.Room>
  )
}

type FoundProps = Pick<Asked, 'query' | 'page' | 'compared'>

/** The rows of a page, those of the page before while others are on their way: so the heading that was pressed keeps the focus. */
function Found({ query, page, compared }: FoundProps) {
  const { data, currentData, isError, isFetching, refetch } = useAnalysisSearchQuery(query)
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>{analysisMessages.noCommercialData}</ErrorState>
  if (!data || (!currentData && data.analyses.length === 0)) return <Spinner size={28} label="Analysing..." />
  if (currentData?.analyses.length === 0 && data.totalFound > 0)
    return <ToLastPage page={Math.ceil(data.totalFound / analysisPaging.searchPage)} />
  if (currentData?.analyses.length === 0)
    return (
      <EmptyState heading="h2" title={analysisMessages.noneFound}>
        Try a wider range, or fewer filters.
      </EmptyState>
    )
  const { limit: _page, offset, ...asked } = query
  const total = data.totalFound
  const text = `${count(offset + 1)} to ${count(offset + (currentData?.analyses.length ?? 0))} of ${count(total)} titles`
  return (
    <>
      <S.Above>
        <div>
          <S.Count role="status">{currentData ? text : 'Searching'}</S.Count>
          <NoForecast />
        </div>
        <div>
          <ExportLink href={analysesCsvPath(asked)} of="analyses" />
          {total > analysisPaging.exportMost && (
            <Meta>{`The first ${count(analysisPaging.exportMost)} in this order`}</Meta>
          )}
        </div>
      </S.Above>
      <AnalysisTable analyses={data.analyses} isOld={!currentData} compared={compared} />
      <Pages page={page} pages={Math.ceil(total / analysisPaging.searchPage)} />
    </>
  )
}

/** Fewer titles are found than when the address was written: the last page takes the place of one beyond it. */
function ToLastPage({ page }: { page: number }) {
  const { change } = useAsked()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page.
  useEffect(() => change({ page: page === 1 ? '' : String(page) }), [page])
  return <Spinner size={28} label="Analysing..." />
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

const sorts = analysisSorts.flatMap((column): Sort<AnalysisSort>[] => [column, `-${column}`])

/** Beyond any number of titles, and within what the call takes. */
const lastPage = 50_000

/** A whole number from 0 to 100; anything else is a fault of the field. */
function scoreIn(text: string | null) {
  if (text === null) return { value: undefined }
  const value = numberIn(text, 'count')
  const isScore = value !== null && Number.isInteger(value) && value >= 0 && value <= 100
  return isScore ? { value } : { value: undefined, fault: doubtWords(text, 'count') ?? 'A whole number from 0 to 100' }
}

type Asked = ReturnType<typeof askedIn>

/** What the address asks for, and what is wrong with it. */
function askedIn(address: URLSearchParams) {
  const [least, most] = [scoreIn(address.get('minScore')), scoreIn(address.get('maxScore'))]
  const isReversed = least.value !== undefined && most.value !== undefined && least.value > most.value
  const page = Math.min(lastPage, Math.max(1, Math.floor(Number(address.get('page')) || 1)))
  const limit = analysisPaging.searchPage
  const named = [...new Set(address.get('compare')?.split(','))].filter((id) => isListingId(id))
  return {
    page,
    compared: named.slice(0, analysisPaging.compareMost),
    faults: {
      minScore: least.fault,
      maxScore: most.fault ?? (isReversed ? 'The highest score must not be below the lowest' : undefined),
    },
    query: {
      limit,
      offset: (page - 1) * limit,
      search: address.get('search')?.slice(0, limits.search) || undefined,
      genre: oneOf(genreWords, address.get('genre')),
      medium: oneOf(mediums, address.get('medium')),
      minScore: least.value,
      maxScore: most.value,
      marketSize: oneOf(marketSizes, address.get('marketSize')),
      productionComplexity: oneOf(productionComplexities, address.get('productionComplexity')),
      roiPotential: oneOf(roiPotentials, address.get('roiPotential')),
      sort: oneOf(sorts, address.get('sort')),
    },
  }
}
