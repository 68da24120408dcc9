import { getIn, setIn } from 'formik'

export type Side = 'mine' | 'theirs'
/** What two people made of the same values, and what they were before. */
export interface Texts<Values> {
  base: Values
  mine: Values
  theirs: Values
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that they changed and that read otherwise in mine; what I alone changed is mine to save. */
export const differing = <Values>(fields: readonly string[], { base, mine, theirs }: Texts<Values>): string[] =>
  fields.filter((field) => {
    const their = getIn(theirs, field)
    return !isSame(their, getIn(base, field)) && !isSame(their, getIn(mine, field))
  })

/** What is chosen before anybody chooses: mine where I have typed something, theirs where I have left it alone. */
export const firstChoice = <Values>(field: string, { base, mine }: Texts<Values>): Side =>
  isSame(getIn(mine, field), getIn(base, field)) ? 'theirs' : 'mine'

/** Mine, with theirs where that was chosen. */
export const merged = <Values>({ mine, theirs }: Texts<Values>, choices: Readonly<Record<string, Side>>): Values =>
  Object.entries(choices)
    .filter(([, side]) => side === 'theirs')
    .reduce((values, [field]) => setIn(values, field, getIn(theirs, field)) as Values, mine)
