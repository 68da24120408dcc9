import { genreAmong } from './look-up-book.ts'

describe('our genre for a book’s headings', () => {
  it.each([
    [['Fiction'], 'Fiction'],
    [['Fiction / Fantasy / Epic'], 'Fantasy'],
    [['Fiction / Mystery & Detective / General'], 'Mystery'],
    [['Juvenile Fiction'], "Children's"],
    [['Biography & Autobiography'], 'Biography'],
    [['Fiction / Thrillers / Suspense'], 'Thriller'],
    [['Fiction / Science Fiction / Space Opera', 'Fiction'], 'Sci-Fi'],
    [['Cooking'], null],
    [[], null],
  ])('%j → %s', (categories, expected) => expect(genreAmong(categories)).toBe(expected))
})
