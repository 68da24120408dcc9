import { type Basis, type BasisKind, bases, basisOf } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { basisLabels, basisWords, type Stated } from './basis-words.ts'
import { Mark } from './mark.tsx'
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

/** A figure's label, and where it stands in the analysis. */
export interface Placed {
  label: string
  path: string
}
export interface Rest extends Basis {
  labels: string[]
}

/** What these figures rest on, each sentence once, with the figures that it is said of, in their order. */
export function restsOf(figures: readonly Placed[], { provenance }: Pick<Stated, 'provenance'>): Rest[] {
  const found = new Map<string, Rest>()
  for (const { label, path } of figures) {
    const basis = basisOf(provenance, path)
    if (!basis) continue
    const key = `${basis.from} ${basis.says}`
    const rest = found.get(key) ?? { ...basis, labels: [] }
    rest.labels.push(label)
    found.set(key, rest)
  }
  return [...found.values()]
}

/** Findings before what is worked out of them, defaults last. */
const byKind = (rests: readonly Rest[]) =>
  rests.toSorted((one, other) => bases.indexOf(one.from) - bases.indexOf(other.from))

/** The kind that most figures of a block rest on: only the others are marked one by one, and every default. */
export function usualBasis(rests: readonly Rest[]): BasisKind | undefined {
  const counts = new Map<BasisKind, number>()
  for (const { from, labels } of rests) counts.set(from, (counts.get(from) ?? 0) + labels.length)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
