import type { Block } from '../blocks/block.ts'
import * as S from './print-sheet.styles.ts'
import { printedRows } from './printed-rows.ts'

type PrintedBlockProps = { block: Block; noteOf: (path: string) => { number: number; isDefault: boolean } }

/** A block on paper; each figure has the number of its note, and a default says so. */
export function PrintedBlock({ block, noteOf }: PrintedBlockProps) {
  const rows = printedRows(block)
  if (rows.length === 0) return null
  return (
    <S.Block>
      <h2>{block.title}</h2>
      <ul>
        {rows.map(({ label, value, path, share }) => {
          const { number, isDefault } = noteOf(path)
          return (
            <li key={label}>
              <span>
                <span>{`${label} `}</span>
                {value === '' && <sup>{number || ''}</sup>}
              </span>
              {value !== '' && (
                <span>
                  <span>{`${value} `}</span>
                  {isDefault && <em>default </em>}
                  <sup>{number || ''}</sup>
                </span>
              )}
              {share !== undefined && <i style={{ '--share': `${share}%` } as Record<string, string>} />}
            </li>
          )
        })}
      </ul>
    </S.Block>
  )
}
