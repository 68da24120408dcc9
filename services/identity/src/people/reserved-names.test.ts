import { demoAccounts } from '@storyright/demo'
import { isReserved, isReservedForFirms } from './reserved-names.ts'

describe('a name that speaks for the platform', () => {
  it.each([
    ...['storyright', 'StoryRight', 'STORYRIGHT_uk', 'story-right', 's.t.o.r.y.r.i.g.h.t', 'the.storyright.team'],
    ...[
      'St0ryr1ght',
      'storyrlght',
      '\u0455tory\u0433ight'.replace('\u0433', 'r'),
      'Ｓｔｏｒｙｒｉｇｈｔ',
      'stóryrîght',
    ],
    ...['story\u200bright', '𝐬𝐭𝐨𝐫𝐲𝐫𝐢𝐠𝐡𝐭', 'Story Right', 'mystoryright1'],
    ...['admin', 'ADMIN', 'Admin_1', 'admin2026', '\u0430dmin', 'adrnin', '4dm1n', 'ádmín', 'jane.admin', 'JaneAdmin'],
    ...['moderator', 'm0derat0r', 'rnoderator', 'support', 'Supp0rt', 'supp.ort', 'supportteam', 'customer.support'],
    ...['official', 'officiaI', '0fficial.news', 'billing', 'bi11ing', 'Billing Department', 'security', '$ecurity'],
    ...[
      'help',
      'Help Desk',
      'a d m i n',
      'New member',
      'helpdesk',
      'theteam',
      'no-reply',
      'system',
      'root',
      'Former member',
      'realmoderator',
    ],
  ])('%s', (name) => expect(isReserved(name)).toBe(true))

  it.each([
    ...[
      'ada.whitlock',
      'badminton',
      'jane.billingsley',
      'Joe Root',
      'mary.staff',
      'Bill Ing',
      'supporter',
      'officious',
    ],
    ...[
      'admirable',
      'storyteller',
      'right.story',
      'Rory Wright',
      'modesty',
      'una',
      '김작가',
      'insecure',
      'teamster',
      'new.york',
      'member',
      'owner',
      'user1',
      'The Press',
    ],
    ...['helpmann', 'admiral.benbow', 'Ann Lee', 'allan', 'person-4adf0012'],
  ])('is not %s', (name) => expect(isReserved(name)).toBe(false))

  it('is no firm that works in such a field, but one that says it is us', () => {
    for (const firm of ['Security Films', 'Moderator Pictures Ltd', 'Official Secrets', 'Low Tide & Sons'])
      expect(isReservedForFirms(firm)).toBe(false)
    for (const firm of ['Storyright Ltd', 'St0ryright Films', 'Admin', 'Support Team', 'Official Billing'])
      expect(isReservedForFirms(firm)).toBe(true)
  })

  it('is none of the demo', () => {
    for (const { firstName, lastName, username, companyName } of demoAccounts) {
      expect([username, isReserved(username)]).toEqual([username, false])
      expect([lastName, isReserved(`${firstName} ${lastName}`)]).toEqual([lastName, false])
      expect([companyName, isReservedForFirms(companyName ?? '')]).toEqual([companyName, false])
    }
  })
})
