import { rights } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { rightLabels } from '../../entities/listing/rights-labels.ts'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { Fold } from '../../ui/data/fold.ts'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { GridProps } from './grid.tsx'
import { cellKey, toggled } from './selection.rules.ts'

const Right = styled(Fold)`
  summary {
    display: grid;
    gap: 2px;
  }
  summary > span:last-child {
    font-size: ${theme.t15};
    color: ${theme.ink2};
  }
`
const Row = styled.li<{ $level: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 9em);
  gap: 0 ${theme.s3};
  align-items: center;
  min-height: 52px;
  padding: ${theme.s2} 0 ${theme.s2} ${({ $level }) => ($level === 2 ? theme.s6 : 0)};
  border-top: ${theme.hair} solid ${theme.line};
  font-size: ${theme.t15};
  label {
    min-height: 36px;
    align-items: center;
  }
  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  small {
    display: block;
    font-size: inherit;
    color: ${theme.ink2};
  }
`
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

type TerritoryListProps = Pick<GridProps, 'rows' | 'cell' | 'selected' | 'onSelect' | 'onToggle'> & {
  isReadOnly: boolean
  /** What a right is in the whole world. */
  summary: (right: number) => string
}

/** The same on a phone: a list by right, each opening to territories. */
export function TerritoryList({ rows, cell, selected, onSelect, onToggle, isReadOnly, summary }: TerritoryListProps) {
  return (
    <div>
      {rights.map((name, right) => (
        <Right key={name}>
          <summary>
            <strong>{rightLabels[name]}</strong>
            <span>{summary(right)}</span>
          </summary>
          <div>
            <List aria-label={`${rightLabels[name]} by territory`}>
              {rows.map((row) => {
                const key = cellKey(row.key, right)
                return (
                  <Row key={row.key} $level={row.level}>
                    {isReadOnly ? (
                      <span>{row.label}</span>
                    ) : (
                      <Checkbox
                        label={
                          <>
                            <VisuallyHidden>{`${rightLabels[name]}, `}</VisuallyHidden>
                            <span>{row.label}</span>
                          </>
                        }
                        checked={selected.has(key)}
                        onChange={() => onSelect(toggled(selected, [key]))}
                      />
                    )}
                    <div>{cell(row, right).content}</div>
                    {row.isOpen !== undefined && (
                      <QuietButton aria-expanded={row.isOpen} onClick={() => onToggle(row)}>
                        {`${row.isOpen ? 'Hide' : 'Show'} the countries of ${row.label}`}
                      </QuietButton>
                    )}
                  </Row>
                )
              })}
            </List>
          </div>
        </Right>
      ))}
    </div>
  )
}
