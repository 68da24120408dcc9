import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'
import type { Change } from './changes.ts'

const List = styled.ul`
  display: grid;
  gap: 2px;
  max-width: 46ch;
  overflow-wrap: anywhere;
  span {
    color: ${theme.ink2};
  }
`

/** What an entry changed, a line for each field. */
export function Changed({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <List>
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          <span>{label}:</span>{' '}
          {from !== null && (
            <>
              <bdi>{from}</bdi> to{' '}
            </>
          )}
          <bdi>{to}</bdi>
        </li>
      ))}
    </List>
  )
}
