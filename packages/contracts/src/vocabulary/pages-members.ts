import { brand, type Page } from './page.ts'

/** For whoever is signed in, whatever their role. */
export const membersPages = [
  {
    name: 'profile',
    path: '/profile',
    title: `Account Settings · ${brand}`,
    access: 'public', // a logged-out visitor sees Access Denied here
  },
  {
    name: 'editAccount',
    path: '/edit-account',
    title: `Edit Account · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'securitySettings',
    path: '/security-settings',
    title: `Security Settings · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'completeProfile',
    path: '/complete-profile',
    title: `Complete Your Profile · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'notifications',
    path: '/notifications',
    title: `Notifications · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'offerRoom',
    path: '/offers/:offerId',
    title: `Offer · ${brand}`,
    access: 'signedIn', // its two sides and administrators; others learn that there is no such offer
  },
  {
    name: 'forum',
    path: '/forum',
    title: `Forum · ${brand}`,
    access: 'signedIn', // those who may not read it learn that, and how to
  },
  {
    name: 'discussion',
    path: '/forum/:postId',
    title: `Discussion · ${brand}`,
    access: 'signedIn', // likewise
  },
  {
    name: 'support',
    path: '/support',
    title: `Support · ${brand}`,
    access: 'signedIn',
  },
  {
    name: 'supportThread',
    path: '/support/:threadId',
    title: `Your question · ${brand}`,
    access: 'signedIn',
  },
] as const satisfies readonly Page[]
