import type { PageName } from '../pages.ts'
import { administratorsWords } from './administrators.ts'
import { agentsWords } from './agents.ts'
import { everyoneWords } from './everyone.ts'
import { legalWords } from './legal.ts'
import { membersWords } from './members.ts'
import type { PageWords } from './page-words.ts'
import { producersWords } from './producers.ts'

export type { PageWords } from './page-words.ts'

/** Apart from the table of pages, which the app begins with: of the first page the gateway has sent this already. */
export const pageWords: Readonly<Record<PageName, PageWords>> = {
  ...everyoneWords,
  ...membersWords,
  ...producersWords,
  ...agentsWords,
  ...administratorsWords,
  ...legalWords,
}
