import type { Medium } from '@storyright/contracts/vocabulary'

type Work = readonly [title: string, author: string, genre: string, medium: Medium]

// British works in the public domain, chosen so that neighbours differ in colour and pattern.
const above: readonly Work[] = [
  ['The Moonstone', 'Wilkie Collins', 'Mystery', 'book'],
  ['The Castle of Otranto', 'Horace Walpole', 'Gothic', 'book'],
  ['Cranford', 'Elizabeth Gaskell', 'Comedy', 'television'],
  ['A Beleaguered City', 'Margaret Oliphant', 'Fantasy', 'book'],
  ['The Signal-Man', 'Charles Dickens', 'Horror', 'screenplay'],
  ['Aurora Floyd', 'Mary Elizabeth Braddon', 'Mystery', 'book'],
  ['Evelina', 'Frances Burney', 'Romance', 'book'],
  ['The Beetle', 'Richard Marsh', 'Horror', 'book'],
  ['The Lodger', 'Marie Belloc Lowndes', 'Crime', 'book'],
  ['The School for Scandal', 'Richard Brinsley Sheridan', 'Comedy', 'stage'],
  ['Redgauntlet', 'Walter Scott', 'Adventure', 'book'],
  ['Middlemarch', 'George Eliot', 'Fiction', 'book'],
  ['Twelve Scots Trials', 'William Roughead', 'True Crime', 'podcast'],
  ['Orlando', 'Virginia Woolf', 'Fantasy', 'book'],
  ['Frankenstein', 'Mary Shelley', 'Gothic', 'book'],
  ['The Diary of a Nobody', 'George and Weedon Grossmith', 'Comedy', 'podcast'],
  ['South', 'Ernest Shackleton', 'Adventure', 'book'],
  ['The Governess', 'Sarah Fielding', "Children's", 'television'],
  ['Greenmantle', 'John Buchan', 'Action', 'comic'],
  ['The Female Quixote', 'Charlotte Lennox', 'Romance', 'book'],
]
const below: readonly Work[] = [
  ['The Purple Cloud', 'M. P. Shiel', 'Sci-Fi', 'book'],
  ['The Absentee', 'Maria Edgeworth', 'Drama', 'book'],
  ['Barnaby Rudge', 'Charles Dickens', 'Historical', 'book'],
  ['Mathilda', 'Mary Shelley', 'Drama', 'short_film'],
  ['The Blazing World', 'Margaret Cavendish', 'Sci-Fi', 'game'],
  ['Uncle Silas', 'Sheridan Le Fanu', 'Gothic', 'book'],
  ['My Own Story', 'Emmeline Pankhurst', 'Biography', 'television'],
  ['Persuasion', 'Jane Austen', 'Romance', 'book'],
  ['Travels in West Africa', 'Mary Kingsley', 'Non-Fiction', 'book'],
  ['The Rivals', 'Richard Brinsley Sheridan', 'Comedy', 'stage'],
  ['Moonfleet', 'J. Meade Falkner', 'Young Adult', 'book'],
  ['The Secret Agent', 'Joseph Conrad', 'Thriller', 'book'],
  ['The Old Wives’ Tale', 'Arnold Bennett', 'Family Saga', 'book'],
  ['Five Children and It', 'E. Nesbit', "Children's", 'book'],
  ['The Vampyre', 'John William Polidori', 'Horror', 'screenplay'],
  ['The Riddle of the Sands', 'Erskine Childers', 'Thriller', 'book'],
  ['Villette', 'Charlotte Brontë', 'Fiction', 'book'],
  ['Father and Son', 'Edmund Gosse', 'Memoir', 'book'],
  ['Black Beauty', 'Anna Sewell', 'Young Adult', 'book'],
  ['The Prisoner of Zenda', 'Anthony Hope', 'Action', 'book'],
]

const asCovers = (works: readonly Work[], row: string) =>
  works.map(([title, author, genre, medium], place) => ({ id: `${row}${place}`, title, author, genre, medium }))

export const bandRows = [asCovers(above, '21'), asCovers(below, '37')]
