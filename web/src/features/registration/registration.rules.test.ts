import type { ObjectSchema, ValidationError } from 'yup'
import { agentRules, blankAgent, blankProducer, producerRules } from './registration.rules.ts'

const core = {
  firstName: 'Rosa',
  lastName: 'Adeyemi',
  email: 'rosa@example.test',
  username: 'rosa',
  password: 'Storyright1!',
  confirmPassword: 'Storyright1!',
  acceptedLegalTerms: true,
}
const producer = { ...blankProducer, ...core }
const agent = {
  ...blankAgent,
  ...core,
  companyName: 'Fenn Literary',
  agencyWebsite: 'https://fenn.example',
  agencyClientList: 'Two Booker authors',
}
async function fault(rules: ObjectSchema<never>, values: object, change: object) {
  try {
    await rules.validate({ ...values, ...change }, { abortEarly: false })
    return null
  } catch (error) {
    return (error as ValidationError).errors[0]
  }
}

describe('joining as a producer', () => {
  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: 'rosa' }, 'Invalid email address'],
    [{ username: 'ro' }, 'Username must be at least 3 characters'],
    [{ username: 'r'.repeat(31) }, 'Username must be less than 30 characters'],
    [{ password: 'short', confirmPassword: 'Storyright1!' }, 'Password must be at least 8 characters'],
    [{ confirmPassword: 'short' }, 'Password confirmation is required'],
    [{ confirmPassword: 'Storyright2!' }, "Passwords don't match"],
    [{ imdbPageLink: 'imdb' }, 'Please provide a valid IMDB URL'],
    [{ acceptedLegalTerms: false }, 'You must accept the terms and conditions'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await fault(producerRules as never, producer, change)).toBe(message)
  })

  it('asks for nothing more', async () => {
    expect(await fault(producerRules as never, producer, {})).toBeNull()
  })
})

describe('applying as an agent', () => {
  it.each([
    [{ companyName: '' }, 'Agency name is required'],
    [{ agencyWebsite: '' }, 'Please enter a valid website URL'],
    [{ agencyWebsite: 'fenn' }, 'Please enter a valid website URL'],
    [{ agencyYearsInBusiness: '-1' }, 'Years in business must be positive'],
    [{ agencyYearsInBusiness: '1.500' }, 'Did you mean 1,500?'],
    [{ agencyClientList: 'Two' }, 'Please provide details about your client list'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await fault(agentRules as never, agent, change)).toBe(message)
  })

  it('takes a blank number of years for none', () => {
    expect(agentRules.cast({ ...agent, agencyYearsInBusiness: '' }).agencyYearsInBusiness).toBe(0)
  })
})
