import type { User } from '@storyright/contracts/http'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import type { AccountFields } from './account.rules.ts'

/** What the form calls its fields, wherever one is named apart from it. A typed password is nobody's text. */
const labels: Record<Exclude<keyof AccountFields, 'currentPassword'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  username: 'Username',
  phoneNumber: 'Phone',
  address: 'Address',
  profileImageUrl: 'Picture address',
  companyName: 'Company name',
  imdbPageLink: 'IMDB profile link',
  whatAreYouLookingFor: 'What are you looking for?',
  howDidYouHearAboutUs: 'How did you hear about us?',
  agencyWebsite: 'Agency website',
  agencyContactPhone: 'Agency phone',
  agencyYearsInBusiness: 'Years in business',
  agencyClientList: 'Notable clients and achievements',
  agencyCredentials: 'Credentials',
}
export const accountFields = Object.keys(labels)

export function accountWordsFor({ role }: User): FieldWords {
  return {
    labels: role === 'agent' ? { ...labels, companyName: 'Agency name' } : labels,
  }
}
