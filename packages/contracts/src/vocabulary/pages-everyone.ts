import { brand, loggedOut, type Page, trade } from './page.ts'

/** What everybody may read, and the ways in. */
export const everyonePages = [
  {
    name: 'home',
    path: '/',
    title: `${brand}: British stories to option for film and television`,
    description:
      'Over 1,000 titles from British literary agents, with the rights set out and the price on the page. Find a story, read the case for it and make an option offer.',
    keywords: `${trade}, books to film`,
    headline: 'British stories, with the rights set out and the price on the page.',
    lead: 'Over 1,000 titles from British agents. Literary agents list what they control; producers read the case for it, then make an option offer that is backed by a hold on their card and charged only if the agent says yes.',
    access: 'public',
  },
  {
    name: 'auth',
    path: '/auth',
    title: `Sign in or join · ${brand}`,
    description: 'Sign in, join as a producer, or apply as a literary agent.',
    keywords: `sign in, join, ${trade}`,
    lead: 'Over 1,000 titles from British agents, with the rights set out and the price on the page.',
    access: 'public',
  },
  {
    name: 'verifyEmail',
    path: '/verify-email',
    title: `Verify your e-mail · ${brand}`,
    description: 'Confirm your e-mail address to start using your account.',
    keywords: `verify email, ${trade}`,
    access: 'public',
  },
  {
    name: 'resetPassword',
    path: '/reset-password',
    title: `Set a new password · ${brand}`,
    description: 'Choose a new password with the link from your e-mail.',
    keywords: `reset password, ${trade}`,
    access: 'public',
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe',
    title: `Unsubscribe · ${brand}`,
    description: 'End mails of one kind with the link from one of them.',
    keywords: `unsubscribe, mail settings, ${trade}`,
    access: 'public',
  },
  {
    name: 'listings',
    path: '/listings',
    title: `Browse IP Catalogue · ${brand}`,
    description:
      'Search and filter books, screenplays, podcasts, games and more by medium, genre, price and viability.',
    keywords: `browse, catalogue, books, screenplays, podcasts, games, ${trade}`,
    headline: 'Browse IP Catalogue',
    purpose: 'browse the catalogue',
    toVisitors: loggedOut,
    access: 'public',
  },
  {
    name: 'listing',
    path: '/listing/:id',
    title: `Listing · ${brand}`,
    description: 'A title with its rights, price range and commercial viability score.',
    keywords: `listing, ${trade}`,
    purpose: 'see this title',
    purposeFor: (title) => `see ${title}`,
    toVisitors: { title: 'Login Required', description: 'You must be logged in to view listing details' },
    access: 'public',
  },
  {
    name: 'howWeScore',
    path: '/how-we-score',
    title: `How we score · ${brand}`,
    description:
      'What every figure of an analysis rests on, the tables behind the scores, and how well they did on films that were made.',
    keywords: `viability score, method, back-test, ${trade}`,
    access: 'public',
  },
  {
    name: 'upgrade',
    path: '/upgrade',
    title: `Upgrade to Premium · ${brand}`,
    description: 'What Premium brings beside the free plan, what a year costs with VAT, and how to begin.',
    keywords: `premium membership, upgrade, ${trade}`,
    purpose: 'upgrade your plan',
    access: 'public', // a visitor sees the price and is led to sign in; others than producers are told whom it is for
  },
] as const satisfies readonly Page[]
