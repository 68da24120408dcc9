import type { Competition, CompetitionEntry, JudgedEntry } from '@storyright/contracts/http'
import { aWriter } from './community-samples.ts'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const HOUR_MS = 3_600_000
const hence = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

export function anEntry(change: Partial<CompetitionEntry> = {}): CompetitionEntry {
  return {
    id: id(70),
    status: 'entered',
    offerId: null,
    offer: null,
    pitch: 'A keeper who writes back.',
    deckFileUrl: 'http://localhost/api/uploads/decks/keeper.pdf',
    note: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  }
}

export function aJudgedEntry(change: Partial<JudgedEntry> = {}): JudgedEntry {
  return {
    ...anEntry(),
    entrant: { ...aWriter({ role: 'producer' }), companyName: 'Low Tide' },
    ...change,
  }
}

/** One that is open and that the reader may enter. */
export function aCompetition(change: Partial<Competition> = {}): Competition {
  return {
    id: id(60),
    title: 'Small Screens',
    brief: 'A limited series.',
    sponsor: 'Northlight Drama',
    prize: 'A development deal',
    rules: '1. **One entry** each.',
    opensAt: hence(-24),
    closesAt: hence(73),
    status: 'open',
    isFunding: false,
    entered: false,
    entry: null,
    mayEnter: true,
    entries: null,
    chosen: null,
    ...change,
  }
}

export const someCompetitions = () => [
  aCompetition(),
  aCompetition({ id: id(61), title: 'Soon', status: 'upcoming', opensAt: hence(5), mayEnter: false }),
  aCompetition({
    id: id(62),
    title: 'True Stories',
    status: 'decided',
    closesAt: '2026-09-01T16:00:00.000Z',
    mayEnter: false,
    chosen: 'A pitch by Efua Asante',
  }),
]
