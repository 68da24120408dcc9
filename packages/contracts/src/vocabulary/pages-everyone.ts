import { brand, loggedOut, type Page } from './page.ts'

/** What everybody may read, and the ways in. */
export const everyonePages = [
  {
    name: 'home',
    path: '/',
    title: `${brand}: British stories to option for film and television`,
    headline: 'British stories, with the rights set out and the price on the page.',
    lead: 'Over 1,000 titles from British agents. Literary agents list what they control; producers read the case for it, then make an option offer that is backed by a hold on their card and charged only if the agent says yes.',
    access: 'public',
  },
  {
    name: 'auth',
    path: '/auth',
    title: `Sign in or join · ${brand}`,
    lead: 'Over 1,000 titles from British agents, with the rights set out and the price on the page.',
    access: 'public',
  },
  {
    name: 'verifyEmail',
    path: '/verify-email',
    title: `Verify your email · ${brand}`,
    access: 'public',
  },
  {
    name: 'resetPassword',
    path: '/reset-password',
    title: `Set a new password · ${brand}`,
    access: 'public',
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe',
    title: `Unsubscribe · ${brand}`,
    access: 'public',
  },
  {
    name: 'listings',
    path: '/listings',
    title: `Browse IP Catalogue · ${brand}`,
    headline: 'Browse IP Catalogue',
    toVisitors: loggedOut,
    access: 'public',
  },
  {
    name: 'listing',
    path: '/listing/:id',
    title: `Listing · ${brand}`,
    toVisitors: { title: 'Login Required', description: 'You must be logged in to view listing details' },
    access: 'public',
  },
  {
    name: 'howWeScore',
    path: '/how-we-score',
    title: `How we score · ${brand}`,
    access: 'public',
  },
  {
    name: 'upgrade',
    path: '/upgrade',
    title: `Upgrade to Premium · ${brand}`,
    access: 'public', // a visitor sees the price and is led to sign in; others than producers read whom it is for
  },
] as const satisfies readonly Page[]
