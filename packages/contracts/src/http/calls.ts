import type { Call } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { chainOfTitleCalls } from './chain-of-title.ts'
import { identityCalls } from './identity.ts'
import { imageCalls } from './images.ts'
import { listingManagementCalls } from './listing-management.ts'
import { offerAdministrationCalls } from './offer-administration.ts'
import { offerCalls } from './offers.ts'
import { optionCalls } from './options.ts'
import { peopleAdministrationCalls } from './people-administration.ts'

/** Every documented call of every service: the permissions table, the reference and the fuzz tests walk over it. */
export const allCalls: Call[] = [
  ...Object.values(identityCalls),
  ...Object.values(peopleAdministrationCalls),
  ...Object.values(catalogueCalls),
  ...Object.values(listingManagementCalls),
  ...Object.values(imageCalls),
  ...Object.values(chainOfTitleCalls),
  ...Object.values(offerCalls),
  ...Object.values(optionCalls),
  ...Object.values(offerAdministrationCalls),
]
