import type { Dimension } from '../dimensions/dimensions.ts'

export interface Observation {
  dimension: Dimension
  /** What it adds to the dimension's score; of the risk more is worse. */
  points: number
  /** What has to be true of the listing, for the model and for people. */
  text: string
  /** A claim of fact needs one of these words in its quote; they may be the beginning of a word. */
  evidence?: readonly string[]
}

const row = (dimension: Dimension, points: number, text: string, evidence?: readonly string[]): Observation =>
  evidence ? { dimension, points, text, evidence } : { dimension, points, text }

const sold = ['bestsell', 'best sell', 'copies', 'million', 'readers', 'readership', 'sold', 'chart', 'reprint']
const honoured = ['award', 'prize', 'winner', 'winning', 'shortlist', 'longlist', 'medal', 'nominat', 'laureate']
const inSeries = [
  'series',
  'trilogy',
  'sequel',
  'saga',
  'quartet',
  'book one',
  'book two',
  'first of',
  'volume',
  'season',
]
const onRights = ['rights', 'option', 'estate', 'licen', 'adapted', 'adaptation', 'remake', 'film of', 'public domain']
const inTime = ['anniversary', 'centenary', 'bicentenary', 'jubilee', 'birthday', 'years since', 'years after']

/**
 * Everything a model may observe of a listing, in the trade's terms. The model answers with names from this table and
 * never with a number; the points are ours.
 */
export const observations = {
  clear_hook: row('marketAppeal', 6, 'The premise can be pitched in one sentence that makes a buyer want the next'),
  proven_readership: row('marketAppeal', 6, 'It has shown that people buy or read it', sold),
  emotional_stakes: row('marketAppeal', 4, 'What the main character stands to lose or win is personal and plain'),
  unclear_premise: row('marketAppeal', -6, 'What happens, or to whom, cannot be told from the text'),
  niche_subject: row('marketAppeal', -4, 'The subject interests a small circle only'),

  visual_storytelling: row('adaptationFit', 6, 'Action, place or image carries the story rather than reflection'),
  strong_central_character: row('adaptationFit', 5, 'One character with a want drives the story'),
  clear_dramatic_structure: row('adaptationFit', 5, 'Set-up, turn and resolution can be seen in the text'),
  interior_narration: row('adaptationFit', -6, 'The story lives in thought, voice or prose that a camera cannot show'),
  sprawling_cast: row('adaptationFit', -5, 'Many leading characters or generations compete for the screen'),
  fragmented_form: row('adaptationFit', -5, 'Told in fragments, essays, poems or loosely linked pieces'),

  contained_setting: row('financialOutlook', 6, 'Most of it can be shot in one place or a few'),
  small_cast: row('financialOutlook', 5, 'A handful of speaking parts carries it'),
  contemporary_setting: row('financialOutlook', 5, 'Set in the present, without sets or costumes to be made'),
  effects_heavy: row('financialOutlook', -6, 'Needs creatures, worlds, disasters or battles made by effects'),
  period_setting: row('financialOutlook', -5, 'Set in a past that has to be dressed and built'),
  many_locations: row('financialOutlook', -5, 'Travels through many places or countries'),

  rights_encumbered: row('riskProfile', 6, 'Rights, an earlier option or an adaptation may stand in the way', onRights),
  living_people_portrayed: row('riskProfile', 6, 'Shows real people who are alive or whose families are'),
  contested_subject: row('riskProfile', 4, 'A subject that draws protest, litigation or bans'),
  attached_team: row('riskProfile', -5, 'A writer, director, producer or actor is attached', [
    'attached',
    'director',
    'producer',
    'starring',
    'commission',
  ]),
  finished_work: row('riskProfile', -4, 'The work is finished and stands to be read or seen', [
    'published',
    'complete',
    'finished',
    'final draft',
    'produced',
    'performed',
    'edition',
  ]),

  series_potential: row('franchiseUpside', 6, 'The premise can carry further stories'),
  expandable_world: row('franchiseUpside', 5, 'A world with rules and places beyond this story'),
  existing_series: row('franchiseUpside', 5, 'It is part of a series', inSeries),
  closed_ending: row('franchiseUpside', -5, 'The ending leaves nothing to tell'),
  single_event: row('franchiseUpside', -4, 'Bound to one event that cannot be repeated'),

  cross_generational: row('audienceReach', 6, 'Young and old can watch it together'),
  travels_well: row('audienceReach', 5, 'Understood without knowing the country it comes from'),
  clear_audience: row('audienceReach', 5, 'The text says or shows plainly whom it is for'),
  narrow_age_group: row('audienceReach', -5, 'Only one narrow age group is addressed'),
  local_references: row('audienceReach', -4, 'Rests on references that only locals know'),

  award_recognition: row('competitiveAdvantage', 6, 'Prizes, shortlists or nominations are named', honoured),
  distinctive_voice: row('competitiveAdvantage', 5, 'Its tone or point of view is unlike others of its kind'),
  fresh_setting: row('competitiveAdvantage', 5, 'A milieu or place that the screen has seldom shown'),
  crowded_premise: row('competitiveAdvantage', -6, 'The premise has been filmed often'),
  familiar_tropes: row('competitiveAdvantage', -4, 'Characters and turns are the expected ones'),

  timely_subject: row('marketTiming', 6, 'What people talk about now'),
  lasting_subject: row('marketTiming', 5, 'A question that does not age'),
  anniversary_tie_in: row('marketTiming', 5, 'An anniversary or date gives a reason to release it', inTime),
  dated_attitudes: row('marketTiming', -6, 'Views or manners that an audience of today would not accept'),
  passing_fashion: row('marketTiming', -4, 'Tied to a fashion that may be over'),

  underrepresented_voices: row('culturalResonance', 6, 'People at its centre whom the screen has seldom shown'),
  social_theme: row('culturalResonance', 5, 'Speaks of class, justice, work, migration or another public matter'),
  shared_history: row('culturalResonance', 5, 'A past that many remember or were told of'),
  sensitive_portrayal: row('culturalResonance', -6, 'A group or an event that would have to be shown with great care'),

  serial_structure: row('platformSuitability', 6, 'Falls into episodes with turns at their ends'),
  mystery_engine: row('platformSuitability', 5, 'A question that keeps an audience watching'),
  family_viewing: row('platformSuitability', 5, 'Suits family hours on any platform'),
  explicit_content: row('platformSuitability', -6, 'Violence, sex or horror that limits where it can be shown'),
  slow_opening: row('platformSuitability', -4, 'Takes its time before anything happens'),
} as const satisfies Record<string, Observation>

export type ObservationName = keyof typeof observations

/** The names in the table's order: what a model may answer. */
export const observationNames = Object.keys(observations) as [ObservationName, ...ObservationName[]]

export const observationOf = (name: ObservationName): Observation => observations[name]

/** A name as people read it: `clear_hook` is "clear hook". */
export const wordsFor = (name: ObservationName): string => name.replaceAll('_', ' ')
