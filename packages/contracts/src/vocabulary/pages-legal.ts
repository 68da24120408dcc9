import { brand, type Page } from './page.ts'

/** The conditions of use, open to everybody. */
export const legalPages = [
  {
    name: 'terms',
    path: '/terms-of-use',
    title: `Terms of Use · ${brand}`,
    access: 'public',
  },
  {
    name: 'privacy',
    path: '/privacy-policy',
    title: `Privacy Policy · ${brand}`,
    access: 'public',
  },
  {
    name: 'cookies',
    path: '/cookie-policy',
    title: `Cookie Policy · ${brand}`,
    access: 'public',
  },
  {
    name: 'disclaimer',
    path: '/disclaimer',
    title: `Disclaimer · ${brand}`,
    access: 'public',
  },
] as const satisfies readonly Page[]
