import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { LaterSheet } from '../../ui/dialog/later.tsx'
import { SlidersHorizontal } from '../../ui/icon/icons.ts'
import { theme } from '../../ui/theme/theme.ts'

const Narrow = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }
`
const Tally = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${theme.ink3};
`

type FilterSheetProps = { count: number; result: string; onClear: () => void; children: ReactNode }

/** The filters where there is no room for a rail: a button, and the sheet it opens. */
export function FilterSheet({ count, result, onClear, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  return (
    <Narrow>
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />
        <span>Filters</span>
        {count > 0 && <Tally aria-label={`${count} chosen`}>{count}</Tally>}
      </Button>
      <LaterSheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        actions={
          <>
            <Button onClick={onClear} disabled={count === 0}>
              Clear Filters
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {result}
            </Button>
          </>
        }
      >
        {children}
      </LaterSheet>
    </Narrow>
  )
}
