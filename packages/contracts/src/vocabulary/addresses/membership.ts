import { del, get, post, put } from './address.ts'

export const membershipAddresses = {
  membershipStatus: get('/api/membership/status'),
  openedListings: get('/api/membership/views'),
  membershipPaymentSettings: get('/api/membership/payment-settings'),
  upgrade: post('/api/membership/upgrade'),
  confirmUpgrade: post('/api/membership/confirm'),
  cancelMembership: post('/api/membership/cancel'),
  resumeMembership: post('/api/membership/resume'),
  withdraw: post('/api/membership/withdraw'),
  payRenewal: post('/api/membership/pay-renewal'),
  cardOnFile: get('/api/membership/payment-method'),
  replaceCard: post('/api/membership/payment-method'),
  keepCard: put('/api/membership/payment-method'),
  invoices: get('/api/membership/invoices'),
  invoicePdf: get('/api/membership/invoices/:id/pdf'),
  membershipWebhook: post('/api/webhooks/stripe/membership'),
  membershipPayments: get('/api/admin/membership-payments', { signInAt: '/auth' }),
  membershipOf: get('/api/admin/memberships/:userId', { signInAt: '/auth' }),
  grantMonths: post('/api/admin/memberships/:userId/grant', { signInAt: '/auth' }),
  takeGrantBack: del('/api/admin/memberships/:userId/grant', { signInAt: '/auth' }),
  endMembership: post('/api/admin/memberships/:userId/end', { signInAt: '/auth' }),
} as const
