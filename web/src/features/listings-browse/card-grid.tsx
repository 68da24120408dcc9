import type { ListingCard } from '@storyright/contracts/http'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { ListingCardSkeleton } from '../../entities/listing/card/listing-card-skeleton.tsx'
import { below, theme } from '../../ui/theme/theme.ts'

const Face = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${theme.s8};
  transition: opacity ${theme.fast} ${theme.ease};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  > li {
    display: grid;
  }
  ${below.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

type CardGridProps = {
  cards: readonly ListingCard[]
  renderCard: (card: ListingCard) => ReactNode
  /** Cards of the choices before still stand while the new ones come. */
  stale?: boolean
}

/** The cards as a list that arrow keys, J and K, Home and End walk through, row by row and column by column. `ListKeys` adds what else keys do. */
export function CardGrid({ cards, renderCard, stale = false }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>(':is(h2, h3) a') ?? [])]
    const place = links.indexOf(event.target as HTMLElement)
    const next = place < 0 ? undefined : nextInGrid(event.key, place, links.length, columnsOf(links))
    if (next === undefined) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <Face ref={list} aria-label="Listings" aria-busy={stale} onKeyDown={walk}>
      {cards.map((card) => (
        <li key={card.id}>{renderCard(card)}</li>
      ))}
    </Face>
  )
}

/** How many stand in the first row. */
function columnsOf(links: readonly HTMLElement[]) {
  const tops = links.map((link) => link.closest('li')?.offsetTop)
  const below = tops.findIndex((top) => top !== tops[0])
  return below < 0 ? links.length : below
}

export function CardGridSkeleton({ count }: { count: number }) {
  return (
    <Face as="div" aria-hidden="true">
      {Array.from({ length: count }, (_none, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to be told apart by.
        <ListingCardSkeleton key={place} />
      ))}
    </Face>
  )
}

/** Where a key leads from a place in a grid of `count` things in `columns`; `undefined` when it leads nowhere. */
export function nextInGrid(key: string, place: number, count: number, columns: number) {
  const targets: Record<string, number> = {
    j: place + 1,
    k: place - 1,
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: count - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target !== undefined && target >= 0 && target < count && target !== place ? target : undefined
}
