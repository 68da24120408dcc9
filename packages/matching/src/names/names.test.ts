import { compareNames, type Likeness } from './compare-names.ts'
import { nameOf, namesIn } from './name.ts'

describe('two names', () => {
  it.each<[string, string, Likeness]>([
    ['Ursula K. Le Guin', 'Le Guin, Ursula K.', 'same'],
    ['H. Rider Haggard', 'Sir Henry Rider Haggard', 'same'],
    ['E. Nesbit', 'Edith Nesbit', 'initials'],
    ['J. R. R. Tolkien', 'John Ronald Reuel Tolkien', 'initials'],
    ['Charlotte Brontë', 'Charlotte Bronte', 'same'],
    ['Matthew Lewis', 'Matthew Gregory Lewis', 'same'],
    ['Ouida', 'Louise de la Ramée (Ouida)', 'same'],
    ['Saki', 'H. H. Munro (Saki)', 'same'],
    ['Robert Tressell', 'Robert Tressall', 'initials'],
    ['Niccolò Machiavelli', 'Nicolo Machiavelli', 'same'],
    ['Elizabeth Gaskell', 'Mrs Gaskell', 'family'],
    ['Philip Massinger', 'Massinger, Philip, 1583-1640', 'same'],
    ['Ashani de Silva-Moore', 'Ashani De Silva Moore', 'same'],
    ['川端 康成', '川端康成', 'same'],
    ['Лев Толстой', 'Лев Николаевич Толстой', 'same'],
    ['Yevgeny Zamyatin', 'Евгений Замятин', 'unknown'],
    ['Isolde Penhale-Cruz', 'Anonymous', 'unknown'],
    ['John Smith', 'Jane Smith', 'other'],
    ['J. Smith', 'Jane Smith', 'initials'],
    ['Frank Herbert', 'Brian Herbert', 'other'],
    ['Joseph Conrad', 'Vikram Chandra', 'other'],
  ])('%s and %s: %s', (one, other, likeness) => {
    expect(compareNames(nameOf(one), nameOf(other))).toBe(likeness)
    expect(compareNames(nameOf(other), nameOf(one))).toBe(likeness)
  })
})

describe('the people of a line', () => {
  it.each([
    ['George and Weedon Grossmith', ['george grossmith', 'weedon grossmith']],
    ['Le Guin, Ursula K.', ['ursula k le guin']],
    ['A. Smith, B. Jones & C. Brown', ['a smith', 'b jones', 'c brown']],
    ['Thomas Middleton, William Rowley', ['thomas middleton', 'william rowley']],
    ['Middleton, Thomas; Rowley, William', ['thomas middleton', 'william rowley']],
    ['Margaret Cavendish', ['margaret cavendish']],
  ])('of %s', (line, people) => expect(namesIn(line).map(({ words }) => words.join(' '))).toEqual(people))
})
