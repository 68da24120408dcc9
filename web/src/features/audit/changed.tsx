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
  b {
    font-weight: inherit;
  }
`

/** What an entry changed, a line for each field. */
export function Changed({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <List>
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          <span>{`${label}: `}</span>
          {from !== null && (
            <>
              <Value>{from}</Value>
              <b> to </b>
            </>
          )}
          <Value>{to}</Value>
        </li>
      ))}
    </List>
  )
}

/** What a field held; the address of a picture or a film leads there. */
function Value({ children: text }: { children: string }) {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return <bdi>{text}</bdi>
  return (
    <a href={text} target="_blank" rel="nofollow noopener noreferrer">
      {shortened(new URL(text))}
    </a>
  )
}

/** Host and last part of an address; what lies between says nothing to anybody. */
function shortened({ host, pathname, search }: URL): string {
  const [last = '', ...before] = pathname.split('/').filter(Boolean).reverse()
  return [host, ...(before.length > 0 ? ['…'] : []), `${last}${search}`].filter(Boolean).join('/')
}
