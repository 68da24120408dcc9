/** Invented British agencies and their agents. Nobody here is a real person or firm. */

export interface DemoAgency {
  name: string
  website: string
  years: number
  clients: string
  /** The mediums it is known for: its agents get those works first. */
  strengths: readonly string[]
  agents: readonly (readonly [firstName: string, lastName: string])[]
}

export const demoAgencies: readonly DemoAgency[] = [
  {
    name: 'Harrow & Vane Literary',
    website: 'https://harrowandvane.example',
    years: 31,
    clients: 'Estates of nineteenth-century novelists, and forty living writers of literary and historical fiction.',
    strengths: ['book'],
    agents: [
      ['Eleanor', 'Vane'],
      ['Tobias', 'Harrow'],
    ],
  },
  {
    name: 'Saltmarsh Associates',
    website: 'https://saltmarshassociates.example',
    years: 18,
    clients: 'Crime and thriller writers from the east coast and the Borders, most with a series in print.',
    strengths: ['book'],
    agents: [['Ngozi', 'Falconer']],
  },
  {
    name: 'Pemberley Road Management',
    website: 'https://pemberleyroad.example',
    years: 12,
    clients: 'Romance, family saga and book-club fiction; three authors with a million copies sold.',
    strengths: ['book'],
    agents: [
      ['Harriet', 'Lyle'],
      ['Samir', 'Chowdhury'],
    ],
  },
  {
    name: 'The Clerkenwell Script House',
    website: 'https://clerkenwellscripthouse.example',
    years: 22,
    clients: 'Screenwriters and playwrights, among them graduates of every British film school.',
    strengths: ['screenplay', 'television', 'stage'],
    agents: [
      ['Dominic', 'Ashe'],
      ['Yewande', 'Ellis'],
    ],
  },
  {
    name: 'Tyne Bridge Talent',
    website: 'https://tynebridgetalent.example',
    years: 9,
    clients: 'Northern writers for television and radio drama, and the makers of short films.',
    strengths: ['television', 'short_film', 'podcast'],
    agents: [['Craig', 'Robson']],
  },
  {
    name: 'Gower & Pryce',
    website: 'https://gowerandpryce.example',
    years: 27,
    clients: 'Welsh and English language authors: fiction, memoir and natural history.',
    strengths: ['book'],
    agents: [['Carys', 'Pryce']],
  },
  {
    name: 'Arthur’s Seat Rights',
    website: 'https://arthursseatrights.example',
    years: 16,
    clients: 'Scottish estates, fantasy and horror writers, and the graphic novelists of the Leith studios.',
    strengths: ['book', 'comic'],
    agents: [
      ['Fergus', 'Abernethy'],
      ['Isla', 'Matheson'],
    ],
  },
  {
    name: 'Lagan Storyworks',
    website: 'https://laganstoryworks.example',
    years: 7,
    clients: 'Writers from Belfast and Derry, in print, on stage and in the ear.',
    strengths: ['podcast', 'stage', 'short_film'],
    agents: [['Aoife', 'Magennis']],
  },
  {
    name: 'Brightwell Junior',
    website: 'https://brightwelljunior.example',
    years: 14,
    clients: 'Children’s and young adult authors and illustrators, with toy and picture-book lines.',
    strengths: ['toy', 'book'],
    agents: [
      ['Philippa', 'Brightwell'],
      ['Marcus', 'Oyelaran'],
    ],
  },
  {
    name: 'Ninth Level Licensing',
    website: 'https://ninthlevellicensing.example',
    years: 6,
    clients: 'Independent game studios from Dundee to Brighton and the worlds they own.',
    strengths: ['game', 'digital_content', 'toy'],
    agents: [['Kit', 'Sorensen']],
  },
  {
    name: 'Canal Street Literary',
    website: 'https://canalstreetliterary.example',
    years: 11,
    clients: 'New voices from Manchester and Birmingham: literary fiction, memoir, comedy.',
    strengths: ['book'],
    agents: [['Priya', 'Raman']],
  },
  {
    name: 'Fenwick True Stories',
    website: 'https://fenwicktruestories.example',
    years: 20,
    clients: 'Biographers, historians and journalists; documentary and life rights a speciality.',
    strengths: ['podcast', 'book'],
    agents: [['Rupert', 'Fenwick']],
  },
  {
    name: 'Quayside Comics & Stage',
    website: 'https://quaysidecomics.example',
    years: 8,
    clients: 'Comic creators, dramatists and makers of things that fit no other shelf.',
    strengths: ['comic', 'stage', 'other', 'digital_content'],
    agents: [['Bea', 'Tolliver']],
  },
  {
    name: 'Mercer Lane Film Rights',
    website: 'https://mercerlane.example',
    years: 25,
    clients: 'Feature screenplays, sold and unsold, and the backlists of two closed production companies.',
    strengths: ['screenplay', 'short_film'],
    agents: [
      ['Victoria', 'Mercer'],
      ['Idris', 'Bevan'],
    ],
  },
]
