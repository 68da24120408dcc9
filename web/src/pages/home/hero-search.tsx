import { limits } from '@storyright/contracts/vocabulary'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths, withNext } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast/toasts.ts'

const Face = styled.form`
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
    <Face role="search" onSubmit={search}>
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
    </Face>
  )
}
