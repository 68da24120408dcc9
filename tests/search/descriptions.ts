/** A title of the demo, described as somebody would who has heard of it and forgotten what it is called. */
interface Description {
  title: string
  text: string
}

/**
 * Sixty titles in other words, written from what happens in them before the ranking was. None uses a word of its title or logline
 * that carries meaning, which a test holds.
 */
export const descriptions: readonly Description[] = [
  {
    title: 'Twenty-Eight Patients',
    text: 'simulation of an understaffed hospital shift where a drug error is being covered up',
  },
  { title: 'The Understudy Moon', text: 'paper cut-out animation about a shabby light replacing something in the sky' },
  {
    title: 'The Flaw in Kit Wray’s Rope',
    text: 'girl dressed as her brother passes secret messages for rebel sailors in Georgian England',
  },
  { title: 'Zofloya', text: 'murderous noblewoman tempted by the devil, poisoning and bandits in Italy' },
  {
    title: 'The Summer I Was Legally a Seagull',
    text: 'shy teenager finds confidence dressed up as a football team’s bird',
  },
  { title: 'The Law and the Lady', text: 'Victorian newlywed turns detective to clear her spouse of murder' },
  {
    title: 'Two Names and a Bracelet',
    text: 'adopted infant, biological mum turns up at a Nigerian family’s celebration',
  },
  { title: 'Mercy Ship', text: 'sailors rebel during the Irish potato famine to feed the starving' },
  {
    title: 'Tenants of the Air',
    text: 'retro future where poor people live in floating homes above a northern city and refuse to pay',
  },
  {
    title: 'Night Bus to Nowhere Street',
    text: 'interactive story of a Ghanaian immigrant at the wheel talking to strangers in the small hours',
  },
  {
    title: 'Rook Rifle',
    text: 'country crime, a pheasant thief suspected of killing a gamekeeper and the widow who calls',
  },
  {
    title: 'The Quarrymen’s Choir',
    text: 'long Welsh industrial dispute that splits a community of singers, drawn as a strip',
  },
  {
    title: 'Dry Stone',
    text: 'grieving widower has to work alongside the young offender responsible for his loss',
  },
  {
    title: 'Caleb Williams',
    text: 'servant hunted across the country by an employer whose guilty past he has uncovered',
  },
  {
    title: 'Oskar and the Upside-Down House',
    text: 'immigrant child struggles with a foreign language until a girl at school befriends him',
  },
  {
    title: 'Rust Never Sleeps In',
    text: 'lazy workers nap in a motor factory until foreign visitors come to study them',
  },
  {
    title: 'Wonderful Adventures of Mrs Seacole in Many Lands',
    text: 'Caribbean woman healer looks after soldiers in a nineteenth century war',
  },
  { title: 'Kettling', text: 'ambushed convict transport and a guard torn between duty and family' },
  { title: 'Sixpence in the Pudding', text: 'Edwardian poorhouse dinner where a hungry child bites on a coin' },
  { title: 'Hull Down', text: 'Polish soldiers in exile fighting in armoured vehicles in France' },
  { title: 'Herring Wives', text: 'female fish workers from Scotland walk out over low pay in the thirties' },
  { title: 'Please Mind', text: 'love story around a dead man’s tannoy announcements on the Underground' },
  { title: 'Twelve Scots Trials', text: 'notorious court cases of killers north of the border, retold for the ear' },
  { title: 'Wolf Moon Over Leith', text: 'werewolves in a trade union, Edinburgh supernatural investigation' },
  { title: 'Burning the Clocks', text: 'ghostly sister takes over her brother’s identity by the sea' },
  { title: 'Nine Ladies Dancing', text: 'elderly lesbian couple at a ballroom competition' },
  { title: 'Mending', text: 'seamstress quietly removes the evidence of a shooting from a garment' },
  { title: 'Downwind', text: 'nuclear accident of the fifties hushed up, radiation sickness among farming families' },
  {
    title: 'Something in the Silage',
    text: 'body horror with monstrous newborn livestock and a bereaved farmer’s bargain',
  },
  {
    title: 'Lanternjaw',
    text: 'child befriends a gentle creature of the deep hunted by fishermen, drowned Welsh kingdom',
  },
  { title: 'Slipstream Inn', text: 'modern trucker slips into the past and falls for a servant at a hotel' },
  {
    title: 'The Last Bonesetter',
    text: 'traditional Welsh folk healer fixing joints, filmed with her niece the surgeon',
  },
  { title: 'Birdtable', text: 'sick child follows wildlife in a garden through a webcam' },
  {
    title: 'Blackbird Lane',
    text: 'haunted property development and the inspector who is paid to approve it',
  },
  { title: 'Jack of Clubs', text: 'east Asian stage magician faces racism in British music hall' },
  { title: 'Lagan Nights', text: 'queer cabaret in Northern Ireland during the Troubles' },
  { title: 'Ball of Wool, Two Needles', text: 'exploited textile workers organise against their employer, sweatshop' },
  { title: 'The Night Zoo of Nettle Street', text: 'little girl rescues her pet from a magical menagerie after dark' },
  { title: 'Her Father’s Voice', text: 'animation about grief, listening to an old recording of dad' },
  {
    title: 'Our Man in the Linen Cupboard',
    text: 'spies in a Yorkshire spa, a cold war defector hidden by the staff of a hotel',
  },
  {
    title: 'The Princess and the Goblin',
    text: 'underground monsters threaten a royal child, fairy godmother and a magic thread',
  },
  { title: 'Eleven Miles of Fence', text: 'investigation of stolen livestock on the moor, thieves and farmers' },
  {
    title: 'The Boulton Letters',
    text: 'enslaved African secretly improves steam power among enlightenment inventors',
  },
  { title: 'Berth Twelve', text: 'murder on an overnight railway journey stuck in a blizzard' },
  { title: 'Bed Six, Consultant', text: 'doctor becomes a paralysed patient in her own ward, Iranian refugee' },
  { title: 'Twelve Foot Tide', text: 'Chinese shellfish pickers rescued from drowning by an elderly local' },
  { title: 'Elver Moon', text: 'poaching on a river at night and a murdered parent’s remains' },
  {
    title: 'Fifteen Love',
    text: 'pioneering Caribbean sportswoman at Wimbledon in the fifties, racism and friendship',
  },
  { title: 'Sloe Black', text: 'creepy child in care guesses a couple’s buried secret' },
  {
    title: 'Mirror, Signal, Manoeuvre',
    text: 'Asian bride-to-be sabotages her car exam to avoid an arranged marriage',
  },
  { title: 'Vera', text: 'coercive control by a spouse, young second bride in the shadow of the one before' },
  { title: 'Small Coal', text: 'generations of Welsh miners and the mother who scrubs them' },
  {
    title: 'Sing for Your Supper, Mr Handel',
    text: 'baroque musician puts on the Messiah in Ireland helped by a servant',
  },
  { title: 'Justice', text: 'clerk convicted of forgery is broken by solitary confinement' },
  { title: 'A Good Suit for Burying', text: 'black comedy about a corpse at an Irish wake during the Troubles' },
  {
    title: 'Cold Harbour Lane',
    text: 'joint enterprise convicts let out of jail in south London, wrongly accused friends',
  },
  {
    title: 'Hollow Hill Road',
    text: 'teenager haggles with supernatural beings who take her brothers because of a construction scheme',
  },
  {
    title: 'Blackberry Jack’s Last Robbery',
    text: 'highway bandit gives his loot back with the help of an orphan girl',
  },
  { title: 'Beating the Bounds', text: 'village ritual play about a kid who disappeared in the fifties' },
  { title: 'Persuasion', text: 'Regency spinster meets the naval officer she once rejected' },
]

/** What a producer is looking for, and a sign in a listing's texts that it fits. */
interface Brief {
  text: string
  fits: RegExp
}

export const briefs: readonly Brief[] = [
  { text: 'ghost story by the sea', fits: /ghost|haunt/i },
  { text: 'queer love story', fits: /queer|\bgay\b|lesbian|two (wo)?men in love|drag club|trans(gender)?\b/i },
  { text: 'second world war on the home front', fits: /194[0-5]|second world war|blitz|evacuee|home guard|land girl/i },
  { text: 'football', fits: /football|goalkeeper|striker|\bpitch\b|league/i },
  { text: 'locked-room murder', fits: /murder|killed|dead|body/i },
  { text: 'climate change and floods', fits: /flood|climate|drought|rising sea|sea level/i },
  { text: 'heist', fits: /heist|robbery|\brob\b|burglar|stolen|safe-?crack/i },
  {
    text: 'robots and artificial intelligence',
    fits: /robot|artificial intelligence|android|automaton|algorithm|machine/i,
  },
  { text: 'a story about dementia', fits: /dementia|alzheimer|memory|forget/i },
  { text: 'striking workers', fits: /strike|lock-?out|trade union|picket/i },
  { text: 'talking animals for small children', fits: /animal|dog|cat|rabbit|bear|fox|bird|mouse|owl/i },
  { text: 'a family falling out over a will', fits: /inherit|\bwill\b|heir|legacy|estate/i },
]
