import { editProfile, type User } from '@storyright/contracts/http'
import type { ObjectSchema } from 'yup'
import { aUser } from '../../testing/samples.ts'
import { accountRules, accountRulesFor, changeOf, fieldsOf } from './account.rules.ts'
import { profileOf, profileRules } from './complete-profile-form.tsx'

const faultIn = async (rules: ObjectSchema<object>, values: object) =>
  rules.validate(values, { abortEarly: false }).then(
    () => null,
    ({ errors }: { errors: string[] }) => errors[0],
  )
const account = fieldsOf(aUser())

describe('the account form', () => {
  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: 'rosa@' }, 'Invalid email address'],
    [{ username: 'ro' }, 'Username must be at least 3 characters'],
    [{ imdbPageLink: 'rosa at imdb' }, 'Must be a valid URL'],
    [{ profileImageUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    [{ agencyWebsite: 'fenn' }, 'Please enter a valid website URL'],
    [{ agencyYearsInBusiness: '-1' }, 'Years in business must be positive'],
    [{ agencyYearsInBusiness: '1.5' }, 'Years in business must be positive'],
    [{ agencyYearsInBusiness: '2k' }, 'Did you mean 2,000?'],
    [{ agencyYearsInBusiness: '501' }, 'Years in business must be at most 500'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await faultIn(accountRules, { ...account, ...change })).toBe(message)
  })

  it('asks for the current password where the email address is another one, and nowhere else', async () => {
    const rules = accountRulesFor(aUser())
    expect(await faultIn(rules, { ...account, email: 'rose@example.test' })).toBe('Current password is required')
    expect(await faultIn(rules, { ...account, email: ' Rosa@Example.test' })).toBeNull()
    const moved = { ...account, email: 'rose@example.test', currentPassword: 'Storyright1!' }
    expect(changeOf(aUser(), moved)).toMatchObject({ email: 'rose@example.test', currentPassword: 'Storyright1!' })
    expect(changeOf(aUser(), account)).not.toHaveProperty('currentPassword')
  })

  it('asks for nothing more than names, email and username', async () => {
    expect(await faultIn(accountRules, account)).toBeNull()
  })

  const sentBy = (user: User) => Object.keys(changeOf(user, fieldsOf(user)))
  it('sends what a producer’s form shows', () => {
    expect(sentBy(aUser())).toEqual(expect.arrayContaining(['imdbPageLink', 'howDidYouHearAboutUs', 'companyName']))
    expect(sentBy(aUser())).not.toContain('agencyWebsite')
  })

  it('sends an agent’s agency and leaves the rest as it is', () => {
    const agent = aUser({ role: 'agent', agencyYearsInBusiness: 6 })
    expect(changeOf(agent, fieldsOf(agent))).toMatchObject({ agencyYearsInBusiness: 6 })
    expect(changeOf(agent, { ...fieldsOf(agent), agencyYearsInBusiness: '' }).agencyYearsInBusiness).toBeNull()
    expect(sentBy(agent)).not.toContain('imdbPageLink')
  })

  it.each(['producer', 'agent', 'admin'] as const)('sends what the service takes from %s', (role) => {
    const user = aUser({ role })
    expect(editProfile.safeParse(changeOf(user, fieldsOf(user))).error).toBeUndefined()
  })
})

const profile = {
  ...profileOf(aUser()),
  address: '12 Sample Yard, London',
  phoneNumber: '020 7946 0142',
  whatAreYouLookingFor: 'Period drama with a strong lead',
  howDidYouHearAboutUs: 'Other',
  acceptedLegalTerms: true,
}

describe('the profile form', () => {
  it.each([
    [{ address: 'London' }, 'Please provide a complete address'],
    [{ phoneNumber: '123' }, 'Please provide a valid phone number'],
    [{ imdbPageLink: 'imdb' }, 'Please provide a valid IMDB URL'],
    [{ username: 'x'.repeat(31) }, 'Username must be less than 30 characters'],
    [{ whatAreYouLookingFor: 'Drama' }, "Please provide at least 20 characters describing what you're looking for"],
    [{ howDidYouHearAboutUs: '' }, 'Please select how you heard about us'],
    [{ acceptedLegalTerms: false }, 'You must accept the terms and conditions'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await faultIn(profileRules, { ...profile, ...change })).toBe(message)
  })

  it('takes a complete one', async () => {
    expect(await faultIn(profileRules, profile)).toBeNull()
  })
})
