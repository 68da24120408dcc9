import type { TasteProfile } from '@storyright/contracts/http'
import { mediumLabels, type WishPart } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { moneyRange } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { Amounts } from '../../ui/data/amounts.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Quote } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'
import { restsOn } from './signal-words.ts'

// A name and its share in one line, the bar beneath, as on the phone.
const Face = styled.section`
  display: grid;
  gap: ${theme.s4};
  align-content: start;
  h3 {
    font: 550 ${theme.t13} / 1.4 ${theme.sans};
    margin-bottom: ${theme.s2};
  }
  dl > div:has(> i) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px ${theme.s3};
    i {
      grid-row: 2;
      grid-column: 1 / -1;
      height: 6px;
    }
  }
`
const inView = 5
const plurals: Record<WishPart, string> = { price: 'prices', medium: 'mediums', genre: 'genres' }
const and = new Intl.ListFormat('en-GB')
const otherThan = (parts: readonly WishPart[]) => and.format(parts.map((part) => plurals[part]))
const percent = (share: number) => `${Math.round(share * 100)}%`
const mediumName = (name: string) => mediumLabels[name as keyof typeof mediumLabels] ?? name

/** What recommendations take the reader's taste to be, and what that rests on. */
export function Taste({ profile, widened }: { profile: TasteProfile; widened: readonly WishPart[] }) {
  const { genres, mediums, priceRange, signals, lookingFor } = profile
  const rest = restsOn(signals)
  return (
    <Face aria-labelledby="taste">
      <SectionHead id="taste" title="What we know about your taste" />
      {genres.length > 0 ? (
        <>
          <Shares title="Genres" of={genres} nameOf={(name) => name} />
          <Shares title="Mediums" of={mediums} nameOf={mediumName} />
        </>
      ) : (
        <p>We don’t know you yet, so here is a broad selection. Save a few titles to sharpen it.</p>
      )}
      {priceRange && <Facts facts={[{ term: 'Price', value: moneyRange(priceRange.low, priceRange.high) }]} />}
      {lookingFor && (
        <div>
          <h3>You said you are looking for</h3>
          <Quote>{lookingFor}</Quote>
          {widened.length > 0 && (
            <p>{`Few titles fit all of that, so we also looked at other ${otherThan(widened)}.`}</p>
          )}
        </div>
      )}
      <Meta>
        {rest && <span>{`Based on ${rest}. `}</span>}
        <span>Manage what we record in </span>
        <Link to={paths.trackingSettings}>your account settings</Link>
        <span>.</span>
      </Meta>
    </Face>
  )
}

type SharesProps = { title: string; of: TasteProfile['genres']; nameOf: (name: string) => string }

function Shares({ title, of, nameOf }: SharesProps) {
  if (of.length === 0) return null
  const amounts = of.slice(0, inView).map(({ name, share }) => ({ key: name, label: nameOf(name), value: share }))
  return (
    <div>
      <h3>{title}</h3>
      <Amounts amounts={amounts} format={percent} />
    </div>
  )
}
