import { choiceOf, numberOf, unevenNumberOf } from '../text/chance.ts'
import { someoneElse } from '../works/people.ts'

export interface Account {
  id: string
  name: string
  username: string
  isVerified: boolean
  verifiedType: 'none' | 'blue' | 'business'
  description: string
  followers: number
}

const account = (name: string, profile: Partial<Account>): Account => ({
  id: String(numberOf(10_000_000, 4_000_000_000, 'account', name)),
  name,
  username: name.replace(/[^A-Za-z0-9]/g, '').slice(0, 15),
  isVerified: false,
  verifiedType: 'none',
  description: '',
  followers: unevenNumberOf(12, 3_000, 'followers', name),
  ...profile,
})

const READERS = 160
const readers = Array.from({ length: READERS }, (_none, place) =>
  account(someoneElse('reader', String(place)), {
    username: `${someoneElse('reader', String(place)).split(' ')[0]!.toLowerCase()}_${place}`,
    description: choiceOf(
      ['Reads on trains.', 'Tea, tents, tragedies.', 'Opinions my own.', ''],
      'about',
      String(place),
    ),
  }),
)
const critics = ['Maud Tillotson', 'The Weekly Shelf', 'Radio Fourteen Arts', 'Ivo Brandreth'].map((name) =>
  account(name, {
    isVerified: true,
    verifiedType: 'blue',
    description: 'Critic',
    followers: unevenNumberOf(9_000, 400_000, 'followers', name),
  }),
)
const clubs = ['Tuesday Book Club', 'Northern Readers Book Club', 'Commuters’ Book Club'].map((name) =>
  account(name, { description: 'A book club. New members welcome.' }),
)
const spammers = ['Free Phones Daily', 'Follow4Follow', 'CheapLinks'].map((name) =>
  account(name, { description: 'LINK IN BIO', followers: 3 }),
)

export const readerOf = (...words: string[]) => choiceOf(readers, 'who', ...words)
export const criticOf = (...words: string[]) => choiceOf(critics, 'who', ...words)
export const clubOf = (...words: string[]) => choiceOf(clubs, 'who', ...words)
export const spammerOf = (...words: string[]) => choiceOf(spammers, 'who', ...words)

/** The account of a publishing house, verified as a business. */
export const publisherOf = (house: string): Account =>
  account(house, {
    isVerified: true,
    verifiedType: 'business',
    description: `${house}, publishers. New books every month.`,
    followers: unevenNumberOf(2_000, 90_000, 'followers', house),
  })
