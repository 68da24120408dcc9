import { rights } from '@storyright/contracts/vocabulary'
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { rightLabels } from '../../entities/listing/rights-labels.ts'
import { ChevronDown } from '../../ui/icon/icons.ts'
import * as S from './grid.styles.ts'
import { cellKey, type Place, placeAfter, rectangle, toggled } from './selection.rules.ts'
import type { TerritoryRow } from './territory-rows.ts'

const columns = rights.length + 1

export type GridProps = {
  rows: readonly TerritoryRow[]
  /** What stands in a cell, and whether it is nothing to look at. */
  cell: (row: TerritoryRow, right: number) => { content: ReactNode; isQuiet: boolean }
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  onToggle: (row: TerritoryRow) => void
  onActive: (row: TerritoryRow, right: number) => void
  onUndo: () => void
}

/**
 * Territories by rights, one stop of Tab: arrows, Home, End and Page keys go from cell to cell, with Shift they choose a range, Space
 * chooses a cell, Ctrl+A all; on a territory's name Space chooses its row and Enter opens its countries. A mouse drags a range.
 */
export function Grid({ rows, cell, selected, onSelect, onToggle, onActive, onUndo }: GridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState({ row: rows[0]!.key, column: 1 })
  const anchor = useRef<Place | null>(null)
  /** What was chosen before the range that is being drawn. */
  const kept = useRef<ReadonlySet<string>>(new Set())
  const isPressed = useRef(false)
  const activeRow = Math.max(
    0,
    rows.findIndex(({ key }) => key === active.row),
  )

  const keysOf = (places: readonly Place[]) => places.map(({ row, column }) => cellKey(rows[row]!.key, column - 1))
  const selectRange = (to: Place) => {
    anchor.current ??= to
    onSelect(new Set([...kept.current, ...keysOf(rectangle(anchor.current, to))]))
  }
  const begin = (at: Place, keep: ReadonlySet<string>) => {
    anchor.current = at
    kept.current = keep
  }
  const focus = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus()

  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    if (!at) return
    const ctrl = event.ctrlKey || event.metaKey
    const row = rows[at.row]!
    const next = placeAfter(at, event.key, { rows: rows.length, columns, ctrl })
    const whole = rectangle({ row: at.row, column: 1 }, { row: at.row, column: columns - 1 })
    if (next && event.shiftKey) {
      if (!anchor.current) begin(at, selected)
      selectRange(next)
      focus(next)
    } else if (next) {
      anchor.current = null
      focus(next)
    } else if (event.key === ' ') {
      const isRow = at.column === 0 || event.shiftKey
      const column = rectangle({ row: 0, column: at.column }, { row: rows.length - 1, column: at.column })
      const next = toggled(selected, keysOf(isRow ? whole : ctrl ? column : [at]))
      onSelect(next)
      begin(at, next)
    } else if (event.key === 'Enter' && row.isOpen !== undefined) onToggle(row)
    else if (event.key === 'Escape' && selected.size > 0) onSelect(new Set())
    else if (ctrl && event.key.toLowerCase() === 'a')
      onSelect(new Set(keysOf(rectangle({ row: 0, column: 1 }, { row: rows.length - 1, column: columns - 1 }))))
    else if (ctrl && event.key.toLowerCase() === 'z') onUndo()
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    const at = placeOf(event.target)
    if (!at || at.column === 0 || event.button !== 0 || event.pointerType === 'touch') return
    isPressed.current = true
    if (event.shiftKey) selectRange(at)
    else {
      const adds = event.ctrlKey || event.metaKey
      begin(at, adds ? selected : new Set())
      if (adds) onSelect(toggled(selected, keysOf([at])))
      else selectRange(at)
    }
  }
  const onPointerOver = (event: PointerEvent) => {
    const at = placeOf(event.target)
    if (at && at.column > 0 && anchor.current && isPressed.current && event.buttons === 1) selectRange(at)
  }
  /** Fingers and screen readers press; a mouse was heard already. */
  const onClick = (event: { target: EventTarget }) => {
    const wasMouse = isPressed.current
    isPressed.current = false
    const at = placeOf(event.target)
    if (!at) return
    if (at.column === 0) return rows[at.row]!.isOpen !== undefined && onToggle(rows[at.row]!)
    if (!wasMouse) onSelect(toggled(selected, keysOf([at])))
  }
  return (
    <S.Scroll>
      <S.Table
        ref={table}
        role="treegrid"
        aria-label="Rights by territory"
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onClick={onClick}
        onFocus={({ target }) => {
          const at = placeOf(target)
          if (!at) return
          setActive({ row: rows[at.row]!.key, column: at.column })
          if (at.column > 0) onActive(rows[at.row]!, at.column - 1)
        }}
      >
        <thead>
          <tr>
            <th scope="col">Territory</th>
            {rights.map((right) => (
              <th key={right} scope="col">
                {rightLabels[right]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <RowOfCells
              key={row.key}
              {...{ row, at, cell }}
              tabColumn={at === activeRow ? active.column : null}
              chosen={rights.map((_name, right) => (selected.has(cellKey(row.key, right)) ? '1' : '0')).join('')}
            />
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  )
}

type RowOfCellsProps = Pick<GridProps, 'cell'> & {
  row: TerritoryRow
  at: number
  /** The cell that Tab leads to, if it is one of these. */
  tabColumn: number | null
  /** A digit for each right. */
  chosen: string
}

/** Drawn again only when something of it changed: of many rows, a key changes one or two. */
const RowOfCells = memo(function RowOfCells({ row, at, cell, tabColumn, chosen }: RowOfCellsProps) {
  return (
    <tr
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      {...(row.isOpen !== undefined && { 'aria-expanded': row.isOpen })}
    >
      <th scope="row" data-place={`${at} 0`} tabIndex={tabColumn === 0 ? 0 : -1}>
        <S.RowName $opens={row.isOpen !== undefined}>
          {row.isOpen !== undefined && (
            <ChevronDown
              size={15}
              strokeWidth={1.6}
              aria-hidden="true"
              style={row.isOpen ? undefined : { transform: 'rotate(-90deg)' }}
            />
          )}
          <span>{row.label}</span>
        </S.RowName>
      </th>
      {rights.map((name, right) => {
        const { content, isQuiet } = cell(row, right)
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a treegrid is a gridcell.
          <td
            key={name}
            data-place={`${at} ${right + 1}`}
            data-quiet={isQuiet || undefined}
            tabIndex={tabColumn === right + 1 ? 0 : -1}
            aria-selected={chosen[right] === '1'}
          >
            {content}
          </td>
        )
      })}
    </tr>
  )
})

function placeOf(target: EventTarget): Place | null {
  const place = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place
  if (!place) return null
  const [row, column] = place.split(' ').map(Number) as [number, number]
  return { row, column }
}
