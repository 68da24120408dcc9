import type { ListingForm } from '@storyright/contracts/http'
import { demographicGenders, demographicIncomes } from '@storyright/contracts/vocabulary'
import { listText, readList } from './list-text.ts'

type Demographic = NonNullable<ListingForm['targetDemographic']>

const labels = { ageRange: 'Age', gender: 'Gender', income: 'Income', interests: 'Interest' } as const

/** `Age: 18–35; Gender: all; Income: middle; Interest: sailing` */
export const demographicText = ({ ageRange, gender, income, interests }: Demographic): string =>
  listText([
    ...(ageRange ? [`${labels.ageRange}: ${ageRange}`] : []),
    ...(gender ? [`${labels.gender}: ${gender}`] : []),
    ...(income ? [`${labels.income}: ${income}`] : []),
    ...interests.map((interest) => `${labels.interests}: ${interest}`),
  ])

export function readDemographic(text: string): Demographic | undefined {
  const demographic: Demographic = { ageRange: null, gender: null, income: null, interests: [] }
  for (const entry of readList(text)) {
    const [, label = '', value = ''] = /^(\w+)\s*:\s*([\s\S]+)$/.exec(entry) ?? []
    const is = (name: string) => label.toLowerCase().startsWith(name.toLowerCase())
    const gender = demographicGenders.find((one) => one === value.toLowerCase())
    const income = demographicIncomes.find((one) => one === value.toLowerCase())
    if (is(labels.ageRange)) demographic.ageRange = value
    else if (is(labels.gender) && gender) demographic.gender = gender
    else if (is(labels.income) && income) demographic.income = income
    else if (is(labels.interests)) demographic.interests.push(value)
    else return undefined
  }
  return demographic
}
