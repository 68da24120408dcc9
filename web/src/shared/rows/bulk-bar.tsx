import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { Bulk, BulkResult } from './use-bulk.ts'

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  min-height: ${theme.control};
`
/** As large as a finger needs. */
const Select = styled(Checkbox)`
  min-width: ${theme.s6};
  min-height: ${theme.s6};
`
const Outcome = styled.span<{ $isDone: boolean }>`
  display: block;
  color: ${({ $isDone }) => ($isDone ? theme.ok : theme.bad)};
  overflow-wrap: anywhere;
`

type BulkBarProps = {
  bulk: Bulk
  /** The rows that can be selected, as they are shown. */
  ids: readonly string[]
  /** What they are called: "accounts". */
  noun: string
  /** The actions, once something is selected. */
  children: ReactNode
}

/** Over a list: selects all of it, says how many are, and how far an action on them has come. */
export function BulkBar({ bulk, ids, noun, children }: BulkBarProps) {
  const { selected, select, running, stop } = bulk
  const count = ids.filter((id) => selected.has(id)).length
  if (running)
    return (
      <Face role="group" tabIndex={-1} aria-label={`Selected ${noun}`}>
        <Progress label={`The ${noun}`} value={running.done} max={running.of}>
          {`${running.done} of ${running.of} done. It stops when you leave this page; what is done is kept.`}
        </Progress>
        <Button small onClick={stop}>
          Stop
        </Button>
      </Face>
    )
  return (
    <Face role="group" tabIndex={-1} aria-label={`Selected ${noun}`}>
      <Select
        label={`Select all ${ids.length} shown`}
        checked={count > 0 && count === ids.length}
        onChange={({ target }) => select(ids, target.checked)}
      />
      {count > 0 && (
        <>
          <span role="status">{`${count} selected`}</span>
          <Actions>{children}</Actions>
        </>
      )}
    </Face>
  )
}

type SelectRowProps = { bulk: Bulk; id: string; name: string }

/** Selects one row. */
export function SelectRow({ bulk, id, name }: SelectRowProps) {
  return (
    <Select
      label={<VisuallyHidden>{`Select ${name}`}</VisuallyHidden>}
      checked={bulk.selected.has(id)}
      disabled={bulk.running !== null}
      onChange={({ target }) => bulk.select([id], target.checked)}
    />
  )
}

/** What became of one row, beside it. */
export const RowOutcome = ({ result }: { result: BulkResult | undefined }) =>
  result ? (
    <Outcome role={result.isDone ? 'status' : 'alert'} $isDone={result.isDone}>
      {result.message}
    </Outcome>
  ) : null
