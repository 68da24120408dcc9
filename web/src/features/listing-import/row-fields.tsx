import type { ImportProblem, ImportRow } from '@storyright/contracts/http'
import type { Rights } from '../../entities/rights/use-rights.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './listing-import.styles.ts'
import { isSaid, labelOf, problemWords, shownFields, valueWords } from './row-words.ts'

const MOST_PROBLEMS = 6

/** What a row says and changes, with what is wrong at each field. */
export function RowFields({ row, rights }: { row: ImportRow; rights: Rights | undefined }) {
  const { state, problems } = row
  const fields = shownFields(row)
  // Which listing is meant is asked above, in words of its own.
  const general = problems.filter(({ field, code }) => field === null && code !== 'possible-match')
  const words = (field: string, side: Record<string, unknown>) =>
    valueWords(rights, field, side[field], { ...(!row.before && { currency: 'GBP' }), ...row.before, ...side })
  return (
    <>
      {state === 'same' && problems.length === 0 && <p>Nothing changes.</p>}
      {fields.length > 0 && (
        <S.Fields>
          {fields.map((field) => (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd>
                {row.before && row.changes.includes(field) ? (
                  <S.Pair>
                    <del>
                      <VisuallyHidden>Now: </VisuallyHidden>
                      <span>{words(field, row.before)}</span>
                    </del>
                    <ins>
                      <VisuallyHidden>Then: </VisuallyHidden>
                      <span>{words(field, row.after)}</span>
                    </ins>
                  </S.Pair>
                ) : (
                  isSaid(row.after[field]) && <span>{words(field, row.after)}</span>
                )}
                <ProblemList problems={problems.filter((problem) => problem.field === field)} />
              </dd>
            </div>
          ))}
        </S.Fields>
      )}
      <ProblemList problems={general} />
    </>
  )
}

/** What is wrong in words, and where in the file. */
export function ProblemList({ problems }: { problems: readonly ImportProblem[] }) {
  if (problems.length === 0) return null
  const said = new Map(problems.map((problem) => [problemWords(problem), problem.level]))
  const rest = said.size - MOST_PROBLEMS
  return (
    <S.Problems>
      {[...said].slice(0, MOST_PROBLEMS).map(([words, level]) => (
        <S.Problem key={words} $level={level}>
          {words}
        </S.Problem>
      ))}
      {rest > 0 && <p>{`And ${rest} more, in the list of problems.`}</p>}
    </S.Problems>
  )
}
