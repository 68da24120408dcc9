import type { User } from '@storyright/contracts/http'
import { heardAboutUs, limits } from '@storyright/contracts/vocabulary'
import { type InferType, object, string } from 'yup'
import { firstName, lastName, link, termsAccepted, username } from '../../shared/form/rules.ts'

const atLeast = (minimum: number, maximum: number, message: string) =>
  string().trim().required(message).min(minimum, message).max(maximum, `At most ${maximum} characters`)
const heard = 'Please select how you heard about us'

export const profileRules = object({
  firstName,
  lastName,
  username,
  address: atLeast(10, limits.address, 'Please provide a complete address'),
  phoneNumber: atLeast(10, limits.phone, 'Please provide a valid phone number'),
  imdbPageLink: link('Please provide a valid IMDB URL'),
  whatAreYouLookingFor: atLeast(
    20,
    limits.longText,
    "Please provide at least 20 characters describing what you're looking for",
  ),
  howDidYouHearAboutUs: string().required(heard).oneOf(heardAboutUs, heard),
  acceptedLegalTerms: termsAccepted,
})
export type ProfileFields = InferType<typeof profileRules>

/** Initial values: what is already known. */
export const profileOf = (user: User): ProfileFields => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username ?? '',
  address: user.address ?? '',
  phoneNumber: user.phoneNumber ?? '',
  imdbPageLink: user.imdbPageLink ?? '',
  whatAreYouLookingFor: user.whatAreYouLookingFor ?? '',
  howDidYouHearAboutUs: (user.howDidYouHearAboutUs ?? '') as ProfileFields['howDidYouHearAboutUs'],
  acceptedLegalTerms: false,
})
