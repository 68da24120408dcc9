import styled from 'styled-components'
import { meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { basisLabels, basisWords } from './basis-words.ts'
import { Mark } from './mark.tsx'
import { byKind, type Rest } from './rests.ts'
import { useStated } from './stated.ts'

const Face = styled.details`
  margin-top: ${theme.s3};
  ${meta}
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s1} 6px;
    min-height: 28px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: 'How it’s worked out';
      text-decoration: underline;
      text-decoration-color: ${theme.edge};
      text-underline-offset: 0.2em;
    }
    &:hover::after {
      text-decoration-color: currentColor;
    }
  }
  &[open] summary::after {
    content: 'Hide';
  }
  dl {
    display: grid;
    gap: 6px;
    padding-block: 6px;
  }
  dt {
    color: ${theme.ink};
  }
  dd {
    max-width: ${theme.measure};
  }
`

/** What a block's figures rest on: the kinds at a glance, the sentences on a press, with the figures they are said of. */
export function RestsOn({ rests }: { rests: readonly Rest[] }) {
  const { model } = useStated()
  if (rests.length === 0) return null
  const sorted = byKind(rests)
  const kinds = [...new Set(sorted.map(({ from }) => from))]
  return (
    <Face>
      <summary>
        <span>Source: </span>
        {kinds.map((from) => (
          <Mark key={from} $from={from}>
            {basisWords(from, model)}
          </Mark>
        ))}
      </summary>
      <dl>
        {sorted.map(({ from, says: text, labels }) => (
          <div key={from + text}>
            <dt>{`${labels.join(', ')} · ${basisLabels[from]}`}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Face>
  )
}
