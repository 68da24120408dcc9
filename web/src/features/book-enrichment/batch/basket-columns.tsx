import { EnrichmentStateBadge } from '../../../entities/enrichment/enrichment-state.tsx'
import { paths } from '../../../shared/paths.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { RowName } from '../../../ui/data/row-name.ts'
import type { Column } from '../../../ui/data/table.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import * as S from '../books.styles.ts'
import type { BookResult, Entry } from './use-basket.ts'
import type { Results } from './use-book-batch.ts'

type Basket = { results: Results; isRunning: boolean; onRemove: (id: string) => void }

/** Each listing of a batch, and what became of it. */
export const basketColumns = ({ results, isRunning, onRemove }: Basket): Column<Entry>[] => [
  {
    header: 'Listing',
    full: true,
    cell: ({ id, title, author }) => (
      <div>
        <RowName>
          <Link to={paths.lookUpBook(id)}>{title}</Link>
        </RowName>
        <S.Small>{author}</S.Small>
      </div>
    ),
  },
  { header: 'Result', full: true, cell: ({ id }) => results[id] && <Result result={results[id]} /> },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: ({ id, title }) => (
      <QuietButton disabled={isRunning} onClick={() => onRemove(id)}>
        Take out<VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </QuietButton>
    ),
  },
]

const Result = ({ result: { state, isApplied, failure } }: { result: BookResult }) => (
  <S.Lines as="div">
    <S.States>
      <EnrichmentStateBadge state={state} />
      {isApplied && <Badge tone="ok">Taken over</Badge>}
    </S.States>
    {failure && <S.Small>{failure}</S.Small>}
  </S.Lines>
)
