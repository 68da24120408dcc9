import type { Offer, OfferStatus } from '@storyright/contracts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/chip/chip.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './desk.styles.ts'
import { OfferRow } from './offer-row.tsx'
import { type Side, statusLabels } from './offer-words.ts'

const step = 12
const isStatus = (text: string | null): text is OfferStatus => text !== null && Object.hasOwn(statusLabels, text)

type OfferDeskProps = {
  offers: readonly Offer[]
  side: Side
  /** The offer that is open, whole. */
  children: (offer: Offer) => ReactNode
}

/** Offers as a list, one of them open beside it. Which one, and of which status, stands in the address. */
export function OfferDesk({ offers, side, children }: OfferDeskProps) {
  const [address, setAddress] = useSearchParams()
  const [shown, setShown] = useState(step)
  const status = address.get('status')
  const listed = isStatus(status) ? offers.filter((offer) => offer.status === status) : offers
  const chosen = offers.find(({ id }) => id === address.get('offer'))
  const open = useKept(chosen, offers, listed[0], status)
  const section = useFocusOnChoice(chosen?.id)
  const addressWith = (name: string, value: string | null) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  return (
    <S.Desk>
      <S.ListSide>
        <VisuallyHidden as="h2">Offers</VisuallyHidden>
        {isStatus(status) && (
          <Chips aria-label="Shown">
            <li>
              <Chip
                label={statusLabels[status]}
                onRemove={() => setAddress(addressWith('status', null), { preventScrollReset: true })}
              />
            </li>
          </Chips>
        )}
        {listed.length === 0 && <Meta role="status">There are none.</Meta>}
        <S.List aria-label="Offers">
          {listed.slice(0, shown).map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              side={side}
              to={{ search: `${addressWith('offer', offer.id)}` }}
              isOpen={offer === open}
            />
          ))}
        </S.List>
        {listed.length > shown && (
          <Button small onClick={() => setShown(shown + step)}>
            Load More
          </Button>
        )}
      </S.ListSide>
      {open && (
        <S.Open ref={section} key={open.id} tabIndex={-1} aria-label={`Offer for ${open.listing.title}`}>
          {children(open)}
        </S.Open>
      )}
    </S.Desk>
  )
}

/**
 * What is open stays open when its status changes: another one in its place would be answered or cancelled by whoever
 * presses twice. Choosing, or another filter, opens another.
 */
function useKept(chosen: Offer | undefined, offers: readonly Offer[], first: Offer | undefined, filter: string | null) {
  const [kept, setKept] = useState({ id: '', filter })
  const open = chosen ?? (kept.filter === filter ? offers.find(({ id }) => id === kept.id) : undefined) ?? first
  if (open && (open.id !== kept.id || kept.filter !== filter)) setKept({ id: open.id, filter })
  return open
}

/** Where list and open offer stand under one another, choosing leads down to what was chosen. */
function useFocusOnChoice(id: string | undefined) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    section.current?.focus({ preventScroll: true })
    const { top } = section.current?.getBoundingClientRect() ?? { top: 0 }
    if (top < 0 || top > window.innerHeight * 0.6) section.current?.scrollIntoView()
  }, [id])
  return section
}
