import { dayAndTime, limits, page } from '@storyright/contracts/vocabulary'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { shortMoney } from '../../entities/money/money.ts'
import { usePublicStats } from '../../features/showcase/showcase.api.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Ledger } from '../../ui/data/ledger.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta, Read } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'

const FaceBox = styled.div`
  ${Meta} {
    margin-top: 10px;
    min-height: 2.8em;
  }
  ${below.phone} {
    dd {
      font-size: 22px;
    }
  }
`
// A figure's own size, so that nothing moves when the figure comes.
const Coming = styled.span.attrs({ 'aria-hidden': true, children: '£000.0m' })`
  color: transparent;
  background: ${theme.sunk};
  border-radius: 2px;
  user-select: none;
`

const FaceForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.s2};
  max-width: 600px;
  input,
  button {
    min-height: 48px;
  }
  button {
    min-width: 150px;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const { headline, lead } = page('home')

const Face = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${theme.s10} 96px;
  align-items: end;
  padding-block: 72px ${theme.s16};
  h1 {
    font-size: ${theme.t60};
    line-height: 1.02;
    letter-spacing: -0.022em;
    font-weight: 400;
    max-width: 12.5em;
  }
  ${Read} {
    margin: ${theme.s5} 0 ${theme.s8};
    max-width: 34em;
  }
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    padding-block: 36px;
    gap: ${theme.s8};
    ${Read} {
      margin: 14px 0 22px;
    }
  }
`

export function Hero() {
  return (
    <Face>
      <div>
        <h1>{headline}</h1>
        <Read $quiet>{lead}</Read>
        <HeroSearch signedIn={false} />
      </div>
      <Stats />
    </Face>
  )
}

/** Searches the catalogue; a visitor is led to Sign Up, and finds the search again afterwards. */
export function HeroSearch({ signedIn }: { signedIn: boolean }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const wanted = text.trim()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const target = wanted ? paths.search(wanted) : paths.listings
    if (signedIn) return void navigate(target)
    toast({
      title: 'Authentication Required',
      description: 'Please log in or join to search our exclusive IP collection.',
      variant: 'destructive',
    })
    void navigate(withNext(paths.auth, target), { state: { tab: 'sign-up' } })
  }
  return (
    <FaceForm role="search" onSubmit={search}>
      <SearchField
        label="Search"
        placeholder="Search books, authors, genres..."
        maxLength={limits.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant={signedIn ? 'outline' : 'primary'}>
        {signedIn ? (wanted ? 'Search' : 'Start Browsing') : 'Join to Search'}
      </Button>
    </FaceForm>
  )
}

/** What the catalogue holds, counted. */
export function Stats() {
  const { data, fulfilledTimeStamp, isError, isFetching, refetch } = usePublicStats()
  if (isError && !data)
    return (
      <ErrorState onRetry={refetch} busy={isFetching}>
        The figures could not be counted just now.
      </ErrorState>
    )
  const coming = <Coming />
  const whole = (count: number) => count.toLocaleString('en-GB')
  return (
    <FaceBox>
      <Ledger
        large
        rows={[
          { term: 'Total acquisition value', value: data ? shortMoney(data.totalValue) : coming },
          { term: 'ROI potential', value: data ? shortMoney(data.totalROIPotential) : coming },
          { term: 'IP assets listed', value: data ? whole(data.bookCount) : coming },
          { term: 'Literary agents', value: data ? whole(data.agents) : coming },
        ]}
      />
      <Meta>
        {data &&
          `Counted ${dayAndTime(fulfilledTimeStamp ?? 0)}. Value is the sum of the suggested maximum on every available listing.`}
      </Meta>
    </FaceBox>
  )
}
