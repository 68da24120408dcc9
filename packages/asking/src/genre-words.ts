import { genres, type Medium } from '@storyright/contracts/vocabulary'

type Genre = (typeof genres)[number]

/**
 * What people type for each genre of the form, besides its own name. Spaces stand for spaces and hyphens alike. A genre's parameter is
 * its name in lower case: the list finds every tag that contains it.
 */
export const genreWords: Record<Genre, readonly string[]> = {
  Action: ['action packed', 'action movie', 'martial arts'],
  Adventure: ['adventures', 'swashbuckler', 'swashbuckling', 'quest story'],
  Biography: ['biographies', 'biographical', 'biopic', 'biopics', 'life story'],
  "Children's": ['childrens', 'kids', 'kids book', 'picture book', 'picture books', 'middle grade', 'for children'],
  Comedy: ['comedies', 'comic novel', 'sitcom', 'sitcoms', 'farce', 'humour', 'humor', 'funny'],
  Crime: ['noir', 'police procedural', 'gangster', 'gangsters', 'nordic noir', 'crime fiction', 'heist movie'],
  Documentary: ['documentaries', 'docuseries', 'docu series', 'docudrama', 'factual series'],
  Drama: ['dramas', 'melodrama', 'tragedy', 'kitchen sink drama'],
  'Family Saga': ['family sagas', 'saga', 'sagas', 'multigenerational', 'multi generational'],
  Fantasy: ['fantasies', 'magical realism', 'sword and sorcery', 'romantasy', 'fairy tale', 'fairy tales'],
  Fiction: ['literary fiction', 'general fiction', 'contemporary fiction'],
  Gothic: ['gothic novel', 'gothic horror', 'gothic romance', 'southern gothic'],
  Historical: [
    'historical fiction',
    'historical drama',
    'historical dramas',
    'historic',
    'period drama',
    'period piece',
    'costume drama',
    'period',
  ],
  Horror: ['scary', 'slasher', 'creature feature', 'ghost story', 'ghost stories', 'folk horror', 'zombie horror'],
  Memoir: ['memoirs', 'autobiography', 'autobiographies', 'autobiographical'],
  Mystery: [
    'mysteries',
    'whodunit',
    'whodunnit',
    'whodunits',
    'detective story',
    'cosy crime',
    'cozy mystery',
    'murder mystery',
  ],
  'Non-Fiction': ['nonfiction', 'factual', 'reportage', 'narrative non fiction', 'popular science'],
  Romance: [
    'romances',
    'romantic',
    'love story',
    'love stories',
    'rom com',
    'romcom',
    'romantic comedy',
    'chick lit',
    'meet cute',
  ],
  'Sci-Fi': [
    'scifi',
    'science fiction',
    'sf',
    'space opera',
    'cyberpunk',
    'dystopia',
    'dystopian',
    'steampunk',
    'time travel',
  ],
  Thriller: [
    'thrillers',
    'suspense',
    'spy thriller',
    'spy story',
    'espionage',
    'psychological thriller',
    'techno thriller',
  ],
  'True Crime': ['true crime story', 'true crime series', 'real crime', 'cold case'],
  War: ['war story', 'war film', 'war novel', 'war drama', 'military fiction', 'anti war'],
  'Young Adult': ['ya', 'teen', 'teen fiction', 'teenage fiction', 'y a'],
}

/** What else a word asks for than its genre: of a rom-com one wants to laugh. */
export const alsoAskedFor: Readonly<Record<string, string>> = {
  'rom com': 'comedy',
  romcom: 'comedy',
  'historical drama': 'drama',
  'historical dramas': 'drama',
  'romantic comedy': 'comedy',
  'gothic horror': 'horror',
  'gothic romance': 'romance',
  'nordic noir': 'nordic noir',
  'southern gothic': 'southern',
  'folk horror': 'folk',
  'zombie horror': 'zombie',
  'ghost story': 'ghost',
  'ghost stories': 'ghost',
  gangster: 'gangster',
  gangsters: 'gangster',
  'spy thriller': 'spy',
  'spy story': 'spy',
  espionage: 'spy',
  'psychological thriller': 'psychological',
  dystopia: 'dystopia',
  dystopian: 'dystopia',
  'space opera': 'space',
  cyberpunk: 'cyberpunk',
  steampunk: 'steampunk',
  'time travel': 'time travel',
  'fairy tale': 'fairy tale',
  'fairy tales': 'fairy tale',
  'picture book': 'picture book',
  'picture books': 'picture book',
  'cold case': 'cold case',
  'police procedural': 'police',
  'martial arts': 'martial arts',
  'popular science': 'science',
  slasher: 'slasher',
  farce: 'farce',
}

/** What people type for each medium; what is doubtful (play, series, film) is not among them. */
export const mediumWords: Record<Exclude<Medium, 'other'>, readonly string[]> = {
  book: ['book', 'books', 'novel', 'novels'],
  short_film: ['short film', 'short films', 'shorts'],
  toy: ['toy', 'toys'],
  game: ['video game', 'video games', 'computer game', 'computer games', 'game', 'games'],
  screenplay: ['screenplay', 'screenplays', 'film script', 'movie script', 'feature script', 'script', 'scripts'],
  television: ['television', 'television series', 'tv', 'tv series', 'tv show', 'tv shows', 'tv script', 'box set'],
  podcast: ['podcast', 'podcasts', 'audio drama', 'audio series'],
  digital_content: ['digital content', 'web series', 'webseries', 'app', 'apps'],
  comic: ['comic', 'comics', 'comic book', 'comic books', 'graphic novel', 'graphic novels', 'manga'],
  stage: ['stage play', 'stage plays', 'stage musical', 'theatre play', 'stage'],
}

/** Each phrase with the genre that it asks for, in both directions: a genre's own name is one of its phrases. */
export const genreOf: ReadonlyMap<string, string> = new Map(
  genres.flatMap((genre) =>
    [genre, ...genreWords[genre]].map(
      (phrase) => [phrase.toLowerCase().replaceAll('-', ' '), genre.toLowerCase()] as const,
    ),
  ),
)
export const mediumOf: ReadonlyMap<string, string> = new Map(
  Object.entries(mediumWords).flatMap(([medium, phrases]) => phrases.map((phrase) => [phrase, medium] as const)),
)
