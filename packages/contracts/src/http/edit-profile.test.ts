import { editProfile } from './identity.ts'

const required = { firstName: 'Ann', lastName: 'Lee', email: 'Ann@Storyright.test', username: 'ann' }

describe('editing a profile', () => {
  it('leaves out what was left out', () => {
    expect(editProfile.parse(required)).toEqual({ ...required, email: 'ann@storyright.test' })
    expect(Object.keys(editProfile.parse(required))).toHaveLength(4)
  })

  it('clears what was sent empty', () => {
    const cleared = {
      phoneNumber: '',
      address: null,
      imdbPageLink: '',
      companyName: ' ',
      agencyYearsInBusiness: null,
      profileImageUrl: null,
    }
    expect(editProfile.parse({ ...required, ...cleared })).toMatchObject({
      phoneNumber: null,
      address: null,
      imdbPageLink: null,
      companyName: null,
      agencyYearsInBusiness: null,
      profileImageUrl: null,
    })
  })

  it('takes a picture by its web address only', () => {
    const picture = (profileImageUrl: string) => editProfile.safeParse({ ...required, profileImageUrl }).success
    expect(picture('https://storyright.test/ann.webp')).toBe(true)
    expect(picture('javascript:alert(1)')).toBe(false)
    expect(picture(`https://storyright.test/${'a'.repeat(2_048)}`)).toBe(false)
  })
})
