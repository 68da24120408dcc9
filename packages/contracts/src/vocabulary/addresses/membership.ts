import { get } from './address.ts'

export const membershipAddresses = {
  membershipStatus: get('/api/membership/status'),
  openedListings: get('/api/membership/views'),
} as const
