import type { User } from '@storyright/contracts/http'
import { heardAboutUs, limits } from '@storyright/contracts/vocabulary'
import { type InferType, object, string } from 'yup'
import { firstName, lastName, link, ofAtLeast, termsAccepted, username } from '../../shared/form/rules.ts'

const heard = 'Please select how you heard about us'

export const profileRules = object({
  firstName,
  lastName,
  username,
  address: ofAtLeast(10, 'Please provide a complete address', limits.address),
  phoneNumber: ofAtLeast(10, 'Please provide a valid phone number', limits.phone),
  imdbPageLink: link('Please provide a valid IMDB URL'),
  whatAreYouLookingFor: ofAtLeast(
    20,
    "Please provide at least 20 characters describing what you're looking for",
    limits.longText,
  ),
  howDidYouHearAboutUs: string().required(heard).oneOf(heardAboutUs, heard),
  acceptedLegalTerms: termsAccepted,
})
export type ProfileFields = InferType<typeof profileRules>

/** Initial values: what is already known. */
export function profileOf(user: User): ProfileFields {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username ?? '',
    address: user.address ?? '',
    phoneNumber: user.phoneNumber ?? '',
    imdbPageLink: user.imdbPageLink ?? '',
    whatAreYouLookingFor: user.whatAreYouLookingFor ?? '',
    howDidYouHearAboutUs: (user.howDidYouHearAboutUs ?? '') as ProfileFields['howDidYouHearAboutUs'],
    acceptedLegalTerms: false,
  }
}
