import { brand, type Page, trade } from './page.ts'

/** For whoever is signed in, whatever their role. */
export const membersPages = [
  {
    name: 'profile',
    path: '/profile',
    title: `Account Settings · ${brand}`,
    description: 'Your account: who you are, your membership, your data.',
    keywords: 'account, profile, settings',
    purpose: 'see your account',
    access: 'public', // a logged-out visitor is told Access Denied here
  },
  {
    name: 'editAccount',
    path: '/edit-account',
    title: `Edit Account · ${brand}`,
    description: 'Change your name, contact details and picture.',
    keywords: 'edit account, contact details',
    purpose: 'edit your account',
    access: 'signedIn',
  },
  {
    name: 'securitySettings',
    path: '/security-settings',
    title: `Security Settings · ${brand}`,
    description: 'Change your password, or delete your account.',
    keywords: 'security, change password, delete account',
    purpose: 'see your security settings',
    access: 'signedIn',
  },
  {
    name: 'completeProfile',
    path: '/complete-profile',
    title: `Complete Your Profile · ${brand}`,
    description: 'Say who you are and what you are looking for.',
    keywords: 'complete profile',
    purpose: 'complete your profile',
    access: 'signedIn',
  },
  {
    name: 'notifications',
    path: '/notifications',
    title: `Notifications · ${brand}`,
    description: 'What happened to your offers, and where you take part.',
    keywords: 'notifications, news',
    purpose: 'see your notifications',
    access: 'signedIn',
  },
  {
    name: 'forum',
    path: '/forum',
    title: `Forum · ${brand}`,
    description: 'Where producers and agents talk about rights, deals and the trade.',
    keywords: `forum, discussions, ${trade}`,
    purpose: 'read the forum',
    access: 'signedIn', // those who may not read it are told so, and how to
  },
  {
    name: 'discussion',
    path: '/forum/:postId',
    title: `Discussion · ${brand}`,
    description: 'A discussion of the forum, with its replies.',
    keywords: `forum, discussion, ${trade}`,
    purpose: 'read this discussion',
    access: 'signedIn', // likewise
  },
  {
    name: 'support',
    path: '/support',
    title: `Support · ${brand}`,
    description: 'Ask the people of Storyright, and read what they answered.',
    keywords: `support, help, ${trade}`,
    purpose: 'ask support',
    access: 'signedIn',
  },
  {
    name: 'supportThread',
    path: '/support/:threadId',
    title: `Your question · ${brand}`,
    description: 'A question to Storyright Support, with its answers.',
    keywords: `support, help, ${trade}`,
    purpose: 'read our answer',
    access: 'signedIn',
  },
] as const satisfies readonly Page[]
