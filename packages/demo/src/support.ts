import type { SupportTopic } from '@storyright/contracts/vocabulary'
import { demoAgents, namedAccounts } from './accounts.ts'
import { demoUuid } from './deterministic.ts'
import type { DemoListing } from './listings.ts'

const HOUR_MS = 3_600_000

/** Something that a member or support wrote in a thread. */
export interface DemoMessage {
  id: string
  authorId: string
  isFromSupport: boolean
  at: Date
  text: string
}

/** A question to support, with its answers. */
export interface DemoThread {
  id: string
  memberId: string
  isPremium: boolean
  topic: SupportTopic
  listing: { id: string; title: string } | null
  messages: [DemoMessage, ...DemoMessage[]]
  /** When somebody closed it, and who. */
  closed: { by: string; at: Date } | null
}

const accountOf = (name: string) =>
  [...namedAccounts, ...demoAgents].find(({ email }) => email === `${name}@storyright.test`)!.id
const [rosa, julian, eleanor, ada] = ['producer', 'premium', 'agent', 'admin'].map(accountOf) as [
  string,
  string,
  string,
  string,
]

interface ScriptedMessage {
  /** Written by support. */
  answer?: true
  hoursAgo: number
  text: string
}
interface ScriptedThread {
  name: string
  by: string
  topic: SupportTopic
  /** An agent’s own title, or one that anybody can see. */
  about?: 'own' | 'any'
  messages: [ScriptedMessage, ...ScriptedMessage[]]
  closedBy?: string
}

const threads: ScriptedThread[] = [
  {
    name: 'two passports',
    by: julian,
    topic: 'offers',
    messages: [
      {
        hoursAgo: 9,
        text: 'Our co-producer in Cork would be a party to the option, and pays half of the fee. Can the agreement name two companies as the producer, or do we assign our half afterwards?',
      },
    ],
  },
  {
    name: 'invoice to another company',
    by: julian,
    topic: 'membership',
    messages: [
      {
        hoursAgo: 412,
        text: 'We have moved Northlight to a new registered office. Can the invoice for this year carry the new address?',
      },
      {
        answer: true,
        hoursAgo: 410,
        text: 'The invoice that was issued has to stay as it is, but the next one takes the address from your **account settings**. If your accountant needs one now, tell us and we issue a credit note and a new invoice.',
      },
      { hoursAgo: 408, text: 'The next one is soon enough. Thank you for being so quick.' },
    ],
    closedBy: ada,
  },
  {
    name: 'card expired',
    by: rosa,
    topic: 'offers',
    messages: [
      {
        hoursAgo: 27,
        text: 'My bank has sent me a new card, and the old one stops working on Friday. I have an offer on hold with the old one. Does the hold fall away with the card?',
      },
    ],
  },
  {
    name: 'first option',
    by: rosa,
    topic: 'listings',
    about: 'any',
    messages: [
      {
        hoursAgo: 98,
        text: 'The page says stage rights are not on offer. Is there any point in asking for them under further rights?',
      },
      {
        answer: true,
        hoursAgo: 92,
        text: 'There is: what you write under *further rights* goes to the agent with your offer, and accepting the offer grants it. If the rights are with somebody else, the agent will say so and reject, and your hold is released in full.',
      },
    ],
  },
  {
    name: 'wrong cover',
    by: eleanor,
    topic: 'listings',
    about: 'own',
    messages: [
      {
        hoursAgo: 31,
        text: 'Google Books found an edition of another book of the same title, and its page count has been taken over. I have put the number right. Will the next look-up bring the wrong one back?',
      },
      {
        hoursAgo: 30,
        text: 'One more thing: the cover beside the find is of that other edition, too.',
      },
    ],
  },
  {
    name: 'colleague joins',
    by: eleanor,
    topic: 'account',
    messages: [
      {
        hoursAgo: 700,
        text: 'A colleague joins our department in January and will look after a third of my list. How do her titles get to her account?',
      },
      {
        answer: true,
        hoursAgo: 690,
        text: 'Ask her to apply as an agent with your agency’s name. Once she is approved, send us the numbers of the listings here and we move them; their offers stay with whoever answered them.',
      },
    ],
    closedBy: eleanor,
  },
]

/** What the demo's named people have asked support: one of each waits for an answer. */
export function demoThreads(listings: readonly DemoListing[], now: Date): DemoThread[] {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)
  const listingFor = ({ about, by }: ScriptedThread) => {
    if (!about) return null
    const place = listings.findIndex(({ agentId, isFeatured }) => (about === 'own' ? agentId === by : isFeatured))
    return { id: String(place + 1), title: listings[place]!.form.title }
  }
  return threads.map((thread) => {
    const messages = thread.messages.map(({ answer = false, hoursAgo, text }, place) => ({
      id: demoUuid(`support ${thread.name} ${place}`),
      authorId: answer ? ada : thread.by,
      isFromSupport: answer,
      at: at(hoursAgo),
      text,
    }))
    const { closedBy, by, name, topic } = thread
    return {
      id: demoUuid(`support ${name}`),
      memberId: by,
      isPremium: by === julian,
      topic,
      listing: listingFor(thread),
      messages: messages as [DemoMessage, ...DemoMessage[]],
      closed: closedBy ? { by: closedBy, at: new Date(messages.at(-1)!.at.getTime() + HOUR_MS) } : null,
    }
  })
}
