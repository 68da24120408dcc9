/** Invented production companies and whoever buys for them, beside the named accounts. Nobody here is a real person or firm. */
export const demoProducers: readonly {
  firstName: string
  lastName: string
  companyName: string
  lookingFor: string
}[] = [
  { firstName: 'Maud', lastName: 'Penrose', companyName: 'Tin Mine Films', lookingFor: 'Cornish and coastal drama.' },
  {
    firstName: 'Kwame',
    lastName: 'Boateng',
    companyName: 'Second Reel',
    lookingFor: 'Family stories across two continents.',
  },
  { firstName: 'Ingrid', lastName: 'Solberg', companyName: 'Polar Night Pictures', lookingFor: 'Crime that travels.' },
  {
    firstName: 'Declan',
    lastName: 'Foy',
    companyName: 'Half Moon Street',
    lookingFor: 'Low-budget horror with one great idea.',
  },
  {
    firstName: 'Anjali',
    lastName: 'Desai',
    companyName: 'Marigold & Main',
    lookingFor: 'Comedy and romance for streaming.',
  },
  {
    firstName: 'Huw',
    lastName: 'Morgan',
    companyName: 'Slate Quarry Television',
    lookingFor: 'Returnable series in two languages.',
  },
  {
    firstName: 'Celeste',
    lastName: 'Moreau',
    companyName: 'Petit Pont',
    lookingFor: 'Literary adaptations for co-production.',
  },
  {
    firstName: 'Graham',
    lastName: 'Tillotson',
    companyName: 'Northern Line Drama',
    lookingFor: 'Thrillers set at work.',
  },
  {
    firstName: 'Zofia',
    lastName: 'Lewandowska',
    companyName: 'Amber Room',
    lookingFor: 'History from the other side.',
  },
  {
    firstName: 'Theo',
    lastName: 'Marchant',
    companyName: 'Paper Lantern Animation',
    lookingFor: 'Picture books and games with a world.',
  },
  { firstName: 'Bisi', lastName: 'Akande', companyName: 'Harmattan Studios', lookingFor: 'Fantasy with roots.' },
  {
    firstName: 'Fiona',
    lastName: 'Geddes',
    companyName: 'Leith Walk Productions',
    lookingFor: 'True crime and life rights.',
  },
]
