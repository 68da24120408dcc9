import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { ListingCard, type ListingCardProps } from './listing-card.tsx'
import { ListingPlate } from './listing-plate.tsx'

const moonstone: ListingCardProps = {
  id: '2107',
  title: 'The Moonstone',
  author: 'Wilkie Collins',
  description: 'A cursed yellow diamond vanishes.',
  medium: 'book',
  mediumLabel: 'Book',
  genre: 'Mystery',
  tags: ['inheritance', 'diamonds', 'Yorkshire', 'letters', 'opium'],
  status: 'available',
  price: { min: 18_000, max: 65_000 },
  score: 88,
  signedIn: true,
  to: '/listing/2107',
}

function show(changes: Partial<ListingCardProps> = {}, Card: typeof ListingCard = ListingCard) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Card {...moonstone} {...changes} />} />
        <Route path="/listing/:id" element={<p>Opened</p>} />
        <Route path="/how-we-score" element={<p>How we score</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

describe("a listing's card", () => {
  it('says that the chain of title is verified, only where it is', () => {
    show({ titleVerified: true })
    expect(screen.getByText('Chain of title verified')).toBeVisible()
    cleanup()
    show()
    expect(screen.queryByText('Chain of title verified')).toBeNull()
  })

  it('is marked while only premium members see it, with when it opens to all', () => {
    show({ earlyAccessUntil: '2199-11-24T09:00:00.000Z' })
    expect(screen.getByText('Premium members first')).toBeVisible()
    expect(screen.getByText('Opens to all on 24 Nov 2199, 09:00')).toBeVisible()
    cleanup()
    show({ earlyAccessUntil: '2026-01-05T09:00:00.000Z' })
    expect(screen.queryByText('Premium members first')).toBeNull()
  })

  it('names title, author, medium, genre, price and score', () => {
    show()
    expect(screen.getByRole('heading', { name: 'The Moonstone' })).toBeInTheDocument()
    for (const text of ['Wilkie Collins', 'Book', 'Mystery', 'Available', '£18,000 - £65,000']) {
      expect(screen.getByText(text, { ignore: 'tspan' })).toBeInTheDocument()
    }
    expect(screen.getByRole('img', { name: 'Commercial viability 88 of 100, Highly Viable' })).toBeInTheDocument()
  })

  it.each([
    ['card', ListingCard],
    ['plate', ListingPlate],
  ])('as a %s says under the ring that the score predicts no returns, and where to read it', async (_as, Card) => {
    show({ score: null }, Card)
    const line = () => screen.queryByRole('link', { name: 'This score does not predict returns' })
    expect(line()).toBeNull()
    cleanup()
    show({}, Card)
    await userEvent.click(line()!)
    expect(screen.getByText('How we score')).toBeVisible()
  })

  it('shows three tags and how many more', () => {
    show()
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
    expect(tags.map((tag) => tag.textContent)).toEqual(['inheritance', 'diamonds', 'Yorkshire'])
    expect(screen.getByText('+2')).toBeInTheDocument()
  })

  it('shows no more than the tags there are', () => {
    show({ tags: ['inheritance', 'diamonds', 'Yorkshire'] })
    expect(screen.queryByText(/^\+/)).toBeNull()
  })

  it('asks to contact the agent where no price is named', () => {
    show({ price: { min: null, max: null } })
    expect(screen.getByText('Contact for pricing')).toBeInTheDocument()
  })

  it('shows Featured instead of the status', () => {
    show({ featured: true })
    expect(screen.getByText('Featured')).toBeInTheDocument()
    expect(screen.queryByText('Available')).toBeNull()
  })

  it.each([
    ['optioned', 'Optioned'],
    ['sold', 'Sold'],
    ['withdrawn', 'Unknown'],
    ['constructor', 'Unknown'],
  ])('calls the status %s %s', (status, label) => {
    show({ status })
    expect(screen.getByText(label)).toBeInTheDocument()
  })

  it('offers View Details, or Login to View to a visitor', () => {
    show()
    expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/listing/2107')
    show({ signedIn: false })
    expect(screen.getByRole('link', { name: /Login to View/ })).toBeInTheDocument()
  })

  it.each([
    ['card', ListingCard],
    ['plate', ListingPlate],
  ])('is gone through with the keys title first, as a %s', async (_what, Card) => {
    const actions = ['Share', 'Favourite'].map((name) => (
      <IconButton key={name} label={`${name} The Moonstone`}>
        <svg />
      </IconButton>
    ))
    show({ actions }, Card)
    const stops: (string | null)[] = []
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab()
      stops.push(document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent)
    }
    const placeOf = (name: RegExp) => stops.findIndex((stop) => name.test(stop ?? ''))
    expect(placeOf(/^The Moonstone$/)).toBe(0)
    expect(placeOf(/^Share/)).toBeGreaterThan(0)
    expect(placeOf(/^Favourite/)).toBe(placeOf(/^Share/) + 1)
  })

  it('opens by its title, and not by its buttons', async () => {
    const shared = jest.fn()
    show({
      actions: (
        <IconButton label="Share The Moonstone" onClick={shared}>
          <svg />
        </IconButton>
      ),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Share The Moonstone' }))
    expect(shared).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Opened')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'The Moonstone' }))
    expect(screen.getByText('Opened')).toBeInTheDocument()
  })

  it.each([/^The Moonstone$/, /Login to View/])('stays closed when its page says so: %s', async (name) => {
    show({ signedIn: false, onOpen: (event) => event.preventDefault() })
    await userEvent.click(screen.getByRole('link', { name }))
    expect(screen.queryByText('Opened')).toBeNull()
  })
})
