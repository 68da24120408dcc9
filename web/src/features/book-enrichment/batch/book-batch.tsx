import { enrichmentBatches } from '@storyright/contracts/vocabulary'
import { EnrichmentStateBadge } from '../../../entities/enrichment/enrichment-state.tsx'
import { RunRemaining } from '../../../entities/enrichment/run-remaining.tsx'
import { paths } from '../../../shared/paths.ts'
import { SortedTable } from '../../../shared/rows/sorted-table.tsx'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { RowName } from '../../../ui/data/row-name.ts'
import type { Column } from '../../../ui/data/table.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { Part } from '../../../ui/page/part.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { useLazyBooksWaitingQuery } from '../books.api.ts'
import * as S from '../books.styles.ts'
import { TitleSearch } from '../title-search.tsx'
import {
  type BookResult,
  type Entry,
  type Results,
  type useBasket,
  type useBookBatch,
  useRemainingBooks,
} from './use-book-batch.ts'

const { standard, most } = enrichmentBatches.books

/** Several listings at Google Books, with or without taking over what is certain. */
export function BookBatch({ batch }: { batch: ReturnType<typeof useBookBatch> }) {
  const { basket, autoApply, setAutoApply, left, run, running, results, stop } = batch
  const remaining = useRemainingBooks(autoApply)
  const isRunningAll = remaining.run.phase !== 'idle'
  return (
    <S.Panel>
      <Part title="All remaining listings">
        <Switch
          label="Apply certain matches where the listing has nothing yet"
          checked={autoApply}
          disabled={running !== null || isRunningAll}
          onChange={({ target }) => setAutoApply(target.checked)}
        />
        {remaining.left === 0 && !isRunningAll && <Meta>Every listing has been looked up at Google Books.</Meta>}
        {remaining.isUnknown && (
          <ErrorState onRetry={() => void remaining.refetch()} busy={remaining.isFetching}>
            The listings that are left could not be counted.
          </ErrorState>
        )}
        {remaining.left !== undefined && (
          <RunRemaining
            source="books"
            run={remaining.run}
            left={remaining.left}
            isBatchRunning={running !== null}
            onStart={() => void remaining.start()}
            onPause={remaining.pause}
          />
        )}
      </Part>
      <Part title="Choose listings" aside={`${basket.entries.length} of at most ${most}`}>
        <S.Narrow>
          <TitleSearch
            verb="Add"
            onChoose={({ id, title, author }) => basket.add([{ id, title, author }])}
            isChosen={(id) => basket.has(id) || basket.room === 0}
          />
          <Actions>
            <AddWaiting basket={basket} />
          </Actions>
        </S.Narrow>
      </Part>
      <Part title="Batch">
        {basket.entries.length === 0 ? (
          <EmptyState title="No listing chosen yet">
            Search for listings, or add the next that wait to be looked up.
          </EmptyState>
        ) : (
          <>
            <S.Basket>
              <Actions>
                <Button
                  variant="primary"
                  busy={running !== null}
                  disabled={left === 0 || isRunningAll}
                  onClick={() => void run()}
                >
                  {left === 0 ? 'Nothing left to look up' : `Enrich ${left} ${left === 1 ? 'listing' : 'listings'}`}
                </Button>
                {running && <Button onClick={stop}>Stop</Button>}
              </Actions>
              {!running && <Button onClick={basket.clear}>Take all out</Button>}
            </S.Basket>
            {running && (
              <Progress
                label="Batch at Google Books"
                value={running.done}
                max={running.of}
              >{`${running.done} of ${running.of} looked up. It stops when you leave this page; what is done is kept.`}</Progress>
            )}
            <SortedTable
              file="book-batch"
              caption="Listings of the batch"
              columns={basketColumns({ results, isRunning: running !== null, onRemove: basket.remove })}
              rows={basket.entries}
              rowKey={({ id }) => id}
            />
          </>
        )}
      </Part>
    </S.Panel>
  )
}

/** The next that nobody has looked up yet. */
function AddWaiting({ basket }: { basket: ReturnType<typeof useBasket> }) {
  const [read, { isFetching }] = useLazyBooksWaitingQuery()
  const addNext = async () => {
    try {
      const waiting = await read().unwrap()
      const fresh = waiting.rows.filter(({ listingId }) => !basket.has(listingId)).slice(0, standard)
      basket.add(fresh.map(({ listingId, title, author }) => ({ id: listingId, title, author })))
      if (fresh.length > 0) return
      const isAll = waiting.rows.length === waiting.total
      const description = isAll
        ? 'Every other listing has been looked up.'
        : 'The next listings are in the batch already.'
      toast({ title: isAll ? 'Nothing Left to Look Up' : 'Nothing Added', description })
    } catch (error) {
      toastFailure('Not Added', error)
    }
  }
  return (
    <Button
      busy={isFetching}
      disabled={basket.room === 0}
      onClick={() => void addNext()}
    >{`Add the next ${standard} waiting`}</Button>
  )
}

type Basket = { results: Results; isRunning: boolean; onRemove: (id: string) => void }

/** Each listing of a batch, and what became of it. */
const basketColumns = ({ results, isRunning, onRemove }: Basket): Column<Entry>[] => [
  {
    header: 'Listing',
    value: ({ title }) => title,
    besides: [{ header: 'Author', value: ({ author }) => author }],
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
  {
    header: 'Result',
    value: ({ id }) => results[id]?.state ?? null,
    full: true,
    cell: ({ id }) => results[id] && <Result result={results[id]} />,
  },
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
      {isApplied && <Badge tone="ok">Applied</Badge>}
    </S.States>
    {failure && <S.Small>{failure}</S.Small>}
  </S.Lines>
)
