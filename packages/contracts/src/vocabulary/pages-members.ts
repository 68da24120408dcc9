import { brand, type Page } from './page.ts'

/** For whoever is signed in, whatever their role. */
export const membersPages = [
  {
    name: 'profile',
    path: '/profile',
    title: `Account Settings · ${brand}`,
    purpose: 'see your account',
    access: 'public', // a logged-out visitor is told Access Denied here
  },
  {
    name: 'editAccount',
    path: '/edit-account',
    title: `Edit Account · ${brand}`,
    purpose: 'edit your account',
    access: 'signedIn',
  },
  {
    name: 'securitySettings',
    path: '/security-settings',
    title: `Security Settings · ${brand}`,
    purpose: 'see your security settings',
    access: 'signedIn',
  },
  {
    name: 'completeProfile',
    path: '/complete-profile',
    title: `Complete Your Profile · ${brand}`,
    purpose: 'complete your profile',
    access: 'signedIn',
  },
  {
    name: 'notifications',
    path: '/notifications',
    title: `Notifications · ${brand}`,
    purpose: 'see your notifications',
    access: 'signedIn',
  },
  {
    name: 'forum',
    path: '/forum',
    title: `Forum · ${brand}`,
    purpose: 'read the forum',
    access: 'signedIn', // those who may not read it are told so, and how to
  },
  {
    name: 'discussion',
    path: '/forum/:postId',
    title: `Discussion · ${brand}`,
    purpose: 'read this discussion',
    access: 'signedIn', // likewise
  },
  {
    name: 'support',
    path: '/support',
    title: `Support · ${brand}`,
    purpose: 'ask support',
    access: 'signedIn',
  },
  {
    name: 'supportThread',
    path: '/support/:threadId',
    title: `Your question · ${brand}`,
    purpose: 'read our answer',
    access: 'signedIn',
  },
] as const satisfies readonly Page[]
