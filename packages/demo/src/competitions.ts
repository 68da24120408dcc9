import { demoAccounts } from './accounts.ts'
import { demoUuid } from './deterministic.ts'

export interface DemoEntry {
  id: string
  entrantId: string
  pitch: string
  at: Date
  status: 'entered' | 'shortlisted' | 'chosen' | 'not_chosen'
  note: string | null
}

export interface DemoCompetition {
  id: string
  title: string
  brief: string
  sponsor: string
  prize: string
  /** Markdown. */
  rules: string
  announcedAt: Date
  opensAt: Date
  closesAt: Date
  isFunding: boolean
  decidedAt: Date | null
  entries: DemoEntry[]
}

const DAY_MS = 86_400_000
const idOf = new Map(demoAccounts.map(({ id, username }) => [username, id]))

type Written = Pick<DemoEntry, 'pitch'> & { by: string; day: number } & Partial<Pick<DemoEntry, 'status' | 'note'>>
interface Planned {
  name: string
  words: Pick<DemoCompetition, 'title' | 'brief' | 'sponsor' | 'prize' | 'rules'>
  isFunding: boolean
  /** In days from today, like those of the entries. */
  opens: number
  closes: number
  decided: number | null
  entries: Written[]
}

const oneEach = `1. **One entry each**, with one of your offers or a pitch with a deck.
2. Entries are read by Storyright’s administrators only.
3. You can take your entry back until the competition closes.
4. The winner is named here together with what was entered.`

const planned: readonly Planned[] = [
  {
    name: 'first features',
    words: {
      title: 'First Features on the Edge of the Map',
      brief:
        'A first or second feature from a British novel or true story, set a long way from any capital. Half of the budget should be in sight.',
      sponsor: 'Coastal Screen Fund',
      prize: '£40,000 towards the option fee and two drafts',
      rules: `${oneEach}\n\nAn offer with **Funding Competition Entry** enters by itself when it reaches the agent.\n\n| What counts | Of 100 |\n| --- | --- |\n| The story | 50 |\n| The team | 30 |\n| The plan for the money | 20 |`,
    },
    isFunding: true,
    opens: -21,
    closes: 24,
    decided: null,
    entries: [
      {
        by: 'maud.penrose',
        day: -16,
        pitch:
          'A tin mine floods on the eve of its closing, and the three generations who are underground have one night to say what they never did. Shot in the county with its own crews, in winter, when the light does half of the work.',
        status: 'shortlisted',
        note: 'The night underground reads like a film already. Please send us a second page on the budget before we close.',
      },
      {
        by: 'huw.morgan',
        day: -9,
        pitch:
          'A returning quarryman finds that the village has voted to sell the mountain. Bilingual, under two million, with a broadcaster who wants the Welsh version first.',
      },
    ],
  },
  {
    name: 'small screens',
    words: {
      title: 'Small Screens, Long Shadows',
      brief:
        'A limited series of four to six parts in which the crime is solved early and the rest is what it did to people. Adaptations only.',
      sponsor: 'Northlight Drama',
      prize: 'A paid development deal over nine months, and a reading with the commissioning team',
      rules: `${oneEach}\n\nPlease tell us **where the series ends** before you tell us where it begins.`,
    },
    isFunding: false,
    opens: -9,
    closes: 12,
    decided: null,
    entries: [
      {
        by: 'celeste.moreau',
        day: -7,
        pitch:
          'Four parts from one inquest, each seen by somebody who was not called as a witness. It ends with the coroner at home, reading what she left out.',
      },
      {
        by: 'anjali.desai',
        day: -5,
        pitch:
          'The confession comes in the first ten minutes; six parts follow the family that has to go on running a shop beneath the room where it happened. There are jokes, as there would be.',
      },
      {
        by: 'imogen.sayer',
        day: -2,
        pitch:
          'A solved poisoning in a seaside boarding house, told backwards by season until the summer when all of them were friends.',
      },
    ],
  },
  {
    name: 'true stories',
    words: {
      title: 'True Stories, Plainly Told',
      brief:
        'A documentary or a drama from a British memoir or a piece of reporting, with the subject’s consent in hand.',
      sponsor: 'The Long Reel Trust',
      prize: '£15,000 and a mentor for a year',
      rules: oneEach,
    },
    isFunding: false,
    opens: -96,
    closes: -61,
    decided: -47,
    entries: [
      {
        by: 'efua.asante',
        day: -90,
        pitch:
          'A night nurse kept a notebook of what her patients asked for at four in the morning. We film the wards as they are now and let her read.',
        status: 'chosen',
        note: 'The readers were of one mind. We shall ring you this week about the mentor.',
      },
      {
        by: 'niall.brannigan',
        day: -82,
        pitch:
          'The last ferryman of a crossing that a bridge has made pointless goes on sailing it, and is asked by nobody to stop.',
        status: 'not_chosen',
        note: 'On our shortlist: the ferry stayed with us.',
      },
      {
        by: 'theo.marchant',
        day: -70,
        pitch: 'A forger of railway posters explains each of his mistakes, in the museum that bought them.',
        status: 'not_chosen',
      },
    ],
  },
]

/** Competitions of the demo: the funding competition and another that are open, and one that is decided. */
export function demoCompetitions(now: Date): DemoCompetition[] {
  const at = (day: number) => new Date(now.getTime() + day * DAY_MS)
  return planned.map(({ name, words, isFunding, opens, closes, decided, entries }) => ({
    ...words,
    isFunding,
    id: demoUuid(`competition:${name}`),
    announcedAt: at(opens - 3),
    opensAt: at(opens),
    closesAt: at(closes),
    decidedAt: decided === null ? null : at(decided),
    entries: entries.map(({ by, day, pitch, status = 'entered', note = null }) => ({
      id: demoUuid(`entry:${name}:${by}`),
      entrantId: idOf.get(by)!,
      pitch,
      at: at(day),
      status,
      note,
    })),
  }))
}
