import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page.tsx'
import { aListing } from '../../testing/samples.ts'
import { OfferAction } from './offer-action.tsx'

it('asks whoever is signed out to sign in, and leads back', () => {
  renderPage(<OfferAction listing={aListing()} user={null} />, { path: '/listing/7' })
  const link = screen.getByRole('link', { name: 'Sign In to Submit Offer' })
  expect(link).toHaveAttribute('href', '/auth?next=%2Flisting%2F7')
})
