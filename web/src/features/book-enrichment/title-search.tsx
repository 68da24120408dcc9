import type { ListingCard } from '@storyright/contracts/http'
import { useState } from 'react'
import { SearchAtPause } from '../../shared/form/search-at-pause.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { useTitlesLikeQuery } from './books.api.ts'
import * as S from './books.styles.ts'

type TitleSearchProps = {
  /** What is done with a title. */
  verb: string
  onChoose: (title: ListingCard) => void
  isChosen?: (id: string) => boolean
}

/** Finds titles of the catalogue, to do something with one of them. */
export function TitleSearch(props: TitleSearchProps) {
  const [search, setSearch] = useState('')
  return (
    <S.Part>
      <SearchAtPause
        label="Search the catalogue"
        placeholder="Title, author, description or tag"
        onSearch={setSearch}
      />
      {search && <Titles search={search} {...props} />}
    </S.Part>
  )
}

function Titles({ search, verb, onChoose, isChosen = () => false }: TitleSearchProps & { search: string }) {
  const { currentData, error, isFetching, refetch } = useTitlesLikeQuery(search)
  if (currentData?.length === 0) return <S.Small role="status">No titles match.</S.Small>
  if (!currentData && error && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>The titles could not be read.</ErrorState>
  if (!currentData) return <Skeleton $h={180} />
  return (
    <S.Found aria-label="Found titles">
      {currentData.map((title) => (
        <li key={title.id}>
          <div>
            <S.Title>{title.title}</S.Title>
            <S.Small>{title.author}</S.Small>
          </div>
          <Button small disabled={isChosen(title.id)} onClick={() => onChoose(title)}>
            <span>{verb}</span>
            <VisuallyHidden>{` ${title.title}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </S.Found>
  )
}
