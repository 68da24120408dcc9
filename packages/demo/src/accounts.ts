import type { AccountStatus, Role } from '@storyright/contracts/vocabulary'
import { demoAgencies } from './agencies.ts'
import { demoUuid } from './deterministic.ts'
import { givenPremium } from './premium.ts'
import { demoProducers } from './producers.ts'
import { demoReaders } from './readers.ts'

/** The password of every demo account. */
export const demoPassword = 'Storyright1!'

export interface DemoAccount {
  id: string
  firstName: string
  lastName: string
  username: string
  email: string
  role: Role
  status: AccountStatus
  isVerified: boolean
  phoneNumber: string | null
  address: string | null
  imdbPageLink: string | null
  whatAreYouLookingFor: string | null
  howDidYouHearAboutUs: string | null
  companyName: string | null
  agencyWebsite: string | null
  agencyYearsInBusiness: number | null
  agencyClientList: string | null
  agencyCredentials: string | null
  createdAt: string
}

const noDetails = {
  phoneNumber: null,
  address: null,
  imdbPageLink: null,
  whatAreYouLookingFor: null,
  howDidYouHearAboutUs: null,
  companyName: null,
  agencyWebsite: null,
  agencyYearsInBusiness: null,
  agencyClientList: null,
  agencyCredentials: null,
} as const

const joined = '2025-08-18T09:00:00.000Z'
const profile = {
  phoneNumber: '020 7946 0118',
  address: '4 Sample Street, London E8 1AA',
  howDidYouHearAboutUs: 'Film Festival or Event',
}

/** The five accounts that the documentation names. */
export const namedAccounts: readonly DemoAccount[] = [
  {
    ...noDetails,
    ...profile,
    id: demoUuid('account:producer'),
    firstName: 'Rosa',
    lastName: 'Adeyemi',
    username: 'rosa.adeyemi',
    email: 'producer@storyright.test',
    role: 'producer',
    status: 'active',
    isVerified: true,
    companyName: 'Low Tide Pictures',
    whatAreYouLookingFor: 'Contained thrillers and coastal mysteries for a first feature, under two million.',
    createdAt: joined,
  },
  {
    ...noDetails,
    ...profile,
    id: demoUuid('account:premium'),
    firstName: 'Julian',
    lastName: 'Okonjo',
    username: 'julian.okonjo',
    email: 'premium@storyright.test',
    role: 'producer',
    status: 'active',
    isVerified: true,
    companyName: 'Northlight Drama',
    whatAreYouLookingFor:
      'Crime and thrillers that could return for a second series, with a detective worth following.',
    createdAt: joined,
  },
  {
    ...noDetails,
    id: demoUuid('account:pending-agent'),
    firstName: 'Morwenna',
    lastName: 'Teague',
    username: 'morwenna.teague',
    email: 'pending-agent@storyright.test',
    role: 'agent',
    status: 'pending_review',
    isVerified: false,
    phoneNumber: '01736 496 0133',
    companyName: 'Lizard Point Literary',
    agencyWebsite: 'https://lizardpointliterary.example',
    agencyYearsInBusiness: 3,
    agencyClientList: 'Eleven Cornish writers, two of them shortlisted for regional prizes.',
    createdAt: '2026-11-02T10:30:00.000Z',
  },
  {
    ...noDetails,
    id: demoUuid('account:admin'),
    firstName: 'Ada',
    lastName: 'Whitlock',
    username: 'ada.whitlock',
    email: 'admin@storyright.test',
    role: 'admin',
    status: 'active',
    isVerified: true,
    createdAt: joined,
  },
]

/** The approved agents. The first signs in as agent@storyright.test. */
export const demoAgents: readonly DemoAccount[] = demoAgencies.flatMap((agency) =>
  agency.agents.map(([firstName, lastName]): DemoAccount => {
    const username = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '')
    const isTheNamedOne = firstName === 'Eleanor' && lastName === 'Vane'
    return {
      ...noDetails,
      id: demoUuid(`agent:${username}`),
      firstName,
      lastName,
      username,
      email: isTheNamedOne ? 'agent@storyright.test' : `${username}@storyright.test`,
      role: 'agent',
      status: 'active',
      isVerified: true,
      companyName: agency.name,
      agencyWebsite: agency.website,
      agencyYearsInBusiness: agency.years,
      agencyClientList: agency.clients,
      createdAt: joined,
    }
  }),
)

/** Other producers. */
const otherProducers: readonly DemoAccount[] = demoProducers.map(
  ({ firstName, lastName, companyName, lookingFor }): DemoAccount => {
    const username = `${firstName}.${lastName}`.toLowerCase()
    return {
      ...noDetails,
      ...profile,
      id: demoUuid(`producer:${username}`),
      firstName,
      lastName,
      username,
      email: `${username}@storyright.test`,
      role: givenPremium.has(username) ? 'premium' : 'producer',
      status: 'active',
      isVerified: true,
      companyName,
      whatAreYouLookingFor: lookingFor,
      createdAt: joined,
    }
  },
)

/** All producers of the demo. */
export const demoBuyers: readonly DemoAccount[] = [
  ...namedAccounts.filter(({ role }) => role === 'producer'),
  ...otherProducers,
]

/** Readers who have joined since. */
const readers: readonly DemoAccount[] = demoReaders.map(
  ({ firstName, lastName, companyName, lookingFor, createdAt }): DemoAccount => {
    const username = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '')
    return {
      ...noDetails,
      id: demoUuid(`reader:${username}`),
      firstName,
      lastName,
      username,
      email: `${username}@storyright.test`,
      role: givenPremium.has(username) ? 'premium' : 'producer',
      status: 'active',
      isVerified: true,
      companyName,
      whatAreYouLookingFor: lookingFor,
      createdAt,
    }
  },
)

/** All who read and look for something to make. */
export const demoAudience: readonly DemoAccount[] = [...demoBuyers, ...readers]

export const demoAccounts: readonly DemoAccount[] = [...namedAccounts, ...demoAgents, ...otherProducers, ...readers]
