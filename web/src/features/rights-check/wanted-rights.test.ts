import { fieldAt, lineOf, usualRights } from './wanted-rights.ts'

const today = '2026-11-30'

describe('the line of rights that a producer asks for', () => {
  it.each([
    [{}, 'World; all; film+tv; exclusive'],
    [{ without: ' US, Canada ' }, 'World ex  US, Canada ; all; film+tv; exclusive'],
    [{ languages: 'en, fr', months: '12' }, 'World; en, fr; film+tv; ..2027-11-29; exclusive'],
    [{ from: '2027-01-31', months: '13' }, 'World; all; film+tv; 2027-01-31..2028-02-28; exclusive'],
    [{ from: '2027-01-01', exclusivity: 'non-exclusive' }, 'World; all; film+tv; 2027-01-01..; non-exclusive'],
  ])('says %j', (change, line) => expect(lineOf({ ...usualRights, ...change }, today)).toBe(line))
})

it.each([
  [{ territories: 'Mars' }, 1, 'territories'],
  [{ without: 'Mars' }, 10, 'without'],
  [{ languages: 'xx' }, 8, 'languages'],
  [{ from: '2001-01-01' }, 22, 'from'],
] as const)('names the field of a fault: %j', (change, column, field) =>
  expect(fieldAt({ ...usualRights, ...change }, column)).toBe(field),
)
