import { analysisPaging, genreWords, mediumLabels, mediums } from '@storyright/contracts/vocabulary'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { useAnalysisBatchQuery } from '../analysis.api.ts'
import { capital } from '../blocks/in-words.ts'
import * as S from './result.styles.ts'
import { Results } from './results.tsx'
import { typedIn } from './typed-in.ts'

const genres = [
  { value: '', label: 'All genres' },
  ...genreWords.map((word) => ({ value: word, label: word === 'sci-fi' ? 'Sci-fi' : capital(word) })),
]
const kinds = [
  { value: '', label: 'All mediums' },
  ...mediums.map((medium) => ({ value: medium, label: mediumLabels[medium] })),
]
const amounts = analysisPaging.limits.map((limit) => ({ value: String(limit), label: `${limit} titles` }))

/** The best titles of a genre and a medium, analysed when asked for. What is asked stands in the address. */
export function Batch() {
  const [address, setAddress] = useSearchParams()
  const limit = analysisPaging.limits.find((known) => String(known) === address.get('limit'))
  const genre = genreWords.find((word) => word === address.get('genre'))
  const medium = mediums.find((known) => known === address.get('medium'))
  const { currentData, isError, isFetching, refetch } = useAnalysisBatchQuery(
    { limit: limit ?? 5, genre, medium },
    { skip: limit === undefined },
  )
  const analyze = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAddress(typedIn(event.currentTarget), { preventScrollReset: true })
  }
  return (
    <S.Room>
      <S.Filters key={address.toString()} aria-label="What to analyse" onSubmit={analyze}>
        <Field label="Genre">
          <Select name="genre" options={genres} defaultValue={genre ?? ''} />
        </Field>
        <Field label="Medium">
          <Select name="medium" options={kinds} defaultValue={medium ?? ''} />
        </Field>
        <Field label="Analysis limit">
          <Select name="limit" options={amounts} defaultValue={String(limit ?? 5)} />
        </Field>
        <Button type="submit" variant="primary" busy={isFetching}>
          Analyze
        </Button>
      </S.Filters>
      {limit !== undefined && (
        <Results
          analyses={currentData?.analyses}
          failed={isError && !isFetching}
          retry={() => void refetch()}
          says={`${currentData?.totalAnalyzed ?? 0} analysed`}
        />
      )}
    </S.Room>
  )
}
