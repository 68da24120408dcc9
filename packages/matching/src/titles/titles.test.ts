import { compareTitles, type TitleLikeness } from './compare-titles.ts'
import { formsOf } from './title-forms.ts'

describe('two titles', () => {
  it.each<[string, string, TitleLikeness]>([
    ['The Moonstone', 'Moonstone', 'same'],
    ['The Signal-Man', 'The Signalman', 'same'],
    ['Villette', 'Villette (Modern Library Classics)', 'same'],
    ['Henry IV, Part 1', 'Henry the Fourth, Part One', 'same'],
    ['Catastrophes Vol. III', 'Catastrophes, Volume 3', 'same'],
    ['Home', 'Home: A Novel', 'head'],
    ['Clouded Glass', 'Clouded Glass, Vol. 1', 'head'],
    ['Roxana', 'Roxana, The Fortunate Mistress', 'head'],
    ['Susan Hopley; or, Circumstantial Evidence', 'Susan Hopley', 'head'],
    ['Roderick Random', 'The Adventures of Roderick Random', 'framed'],
    ['My Own Story', 'Suffragette: My Own Story', 'part'],
    ['Millenium Hall', 'Millennium Hall', 'near'],
    ['Clouded Glass', 'Clouded Glass, Vol. 2', 'volume'],
    ['Henry IV, Part 1', 'Henry IV, Part 2', 'volume'],
    ['She', 'She and Allan', 'within'],
    ['The Master of Ballantrae', 'The Master of Ballantrae; and, Weir of Hermiston', 'within'],
    ['The Real Charlotte', 'The Real Charlottes', 'other'],
    ['Zero Hours', 'Zero Hour', 'other'],
    ['1984', '1Q84', 'other'],
    ['V.', 'W', 'other'],
    ['Война и мир', 'Война миров', 'other'],
  ])('%s and %s: %s', (work, found, likeness) => expect(compareTitles(formsOf(work), formsOf(found))).toBe(likeness))
})
