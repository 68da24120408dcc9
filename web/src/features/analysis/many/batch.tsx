import { analysisPaging, genreWords, mediums } from '@storyright/contracts/vocabulary'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { useAnalysisBatchQuery } from '../analysis.api.ts'
import { genres, kinds } from './choices.ts'
import * as S from './result.styles.ts'
import { Results } from './results.tsx'
import { useAddressForm } from './use-address-form.ts'

const usual = 5
const blank = { limit: String(usual) }
const amounts = analysisPaging.limits.map((limit) => ({ value: String(limit), label: `${limit} titles` }))

/** The best titles of a genre and a medium, analysed when asked for. What is asked stands in the address. */
export function Batch() {
  const { address, form } = useAddressForm(blank)
  const limit = analysisPaging.limits.find((known) => String(known) === address.get('limit'))
  const genre = genreWords.find((word) => word === address.get('genre'))
  const medium = mediums.find((known) => known === address.get('medium'))
  const { currentData, isError, isFetching, refetch } = useAnalysisBatchQuery(
    { limit: limit ?? usual, genre, medium },
    { skip: limit === undefined },
  )
  return (
    <S.Room>
      <S.Filters {...form} aria-label="What to analyse">
        <Field label="Genre">
          <Select name="genre" options={genres} />
        </Field>
        <Field label="Medium">
          <Select name="medium" options={kinds} />
        </Field>
        <Field label="Analysis limit">
          <Select name="limit" options={amounts} />
        </Field>
        <Button type="submit" variant="primary">
          Analyze
        </Button>
      </S.Filters>
      {limit === undefined ? (
        <EmptyState title="Nothing analysed yet" heading="h2">
          Choose a genre, a medium and how many titles, then press Analyze: the highest scores come first, each with its
          reasons.
        </EmptyState>
      ) : (
        <Results
          analyses={currentData?.analyses}
          failed={isError && !isFetching}
          retry={() => void refetch()}
          advice="Nothing of this genre and medium is listed. Choose another genre or medium, or all of them."
          text={`${currentData?.totalAnalyzed ?? 0} analysed`}
        />
      )}
    </S.Room>
  )
}
