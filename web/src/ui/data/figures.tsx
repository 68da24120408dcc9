import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Link } from '../link/link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Meta, tabular } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

// More than four beside one another have no room on a tablet.
const threeToARow = css`
  ${below.rail} {
    grid-auto-flow: row;
    grid-template: none / repeat(3, 1fr);
    li:nth-child(3n + 1) {
      border-left: 0;
      padding-left: 0;
    }
    li:nth-child(n + 4) {
      border-top: ${theme.hair} solid ${theme.line};
    }
  }
`
const Row = styled.ul<{ $many: boolean }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  grid-template-rows: repeat(3, auto);
  border-top: ${theme.hair} solid ${theme.ink};
  li,
  a {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
  }
  li {
    border-left: ${theme.hair} solid ${theme.line};
    padding: ${theme.s4} ${theme.s5};
  }
  li:first-child {
    border-left: 0;
    padding-left: 0;
  }
  a {
    text-decoration: none;
  }
  span {
    display: block;
  }
  a:hover > span:first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  b {
    display: block;
    font: 420 34px/1.1 ${theme.serif};
    ${tabular} letter-spacing: -0.01em;
    margin-block: 6px;
  }
  ${({ $many }) => $many && threeToARow}
  ${below.phone} {
    grid-auto-flow: row;
    grid-template: none / 1fr 1fr;
    && li {
      padding: ${theme.s3} ${theme.s4} ${theme.s3} 0;
      border-left: 0;
      border-top: 0;
      border-bottom: ${theme.hair} solid ${theme.line};
    }
    && li:nth-child(even) {
      padding-left: ${theme.s4};
      border-left: ${theme.hair} solid ${theme.line};
      padding-right: 0;
    }
    b {
      font-size: 28px;
    }
  }
`

const Held = styled(Skeleton)`
  && {
    display: inline-block;
    vertical-align: middle;
  }
`

/** Holds the place of so many figures, with notes of one line or none. */
export function FiguresSkeleton({ count, noted = true }: { count: number; noted?: boolean }) {
  return (
    <Row aria-hidden="true" $many={count > 4}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <li key={place}>
          <span>
            <Held $w={88} />
          </span>
          <b>
            <Held $w={64} $h={24} />
          </b>
          {noted && (
            <Meta as="span">
              <Held $w={104} $h={10} />
            </Meta>
          )}
        </li>
      ))}
    </Row>
  )
}

export type Figure = { label: string; value: ReactNode; note?: ReactNode; to?: string }

/** The few numbers that lead to action, each a link to what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Row $many={figures.length > 4}>
      {figures.map(({ label, value, note, to }) => {
        const inside = (
          <>
            <span>{label}</span>
            <b>{value}</b>
            {note && <Meta as="span">{note}</Meta>}
          </>
        )
        return <li key={label}>{to ? <Link to={to}>{inside}</Link> : inside}</li>
      })}
    </Row>
  )
}
