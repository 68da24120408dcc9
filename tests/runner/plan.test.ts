import { globSync } from 'node:fs'
import { REPOSITORY } from '@storyright/platform'
import { planFrom, QUICK, QUICK_SOURCES } from './plan.ts'

describe('npm test', () => {
  it('runs every layer when nothing is named', () => {
    expect(planFrom([])).toEqual({
      projects: ['rules', 'service', 'web'],
      journeys: true,
      patterns: [],
      size: 'usual',
      changed: false,
    })
  })

  it('runs one layer by its name', () => {
    expect(planFrom(['rules'])).toMatchObject({ projects: ['rules'], journeys: false, patterns: [] })
    expect(planFrom(['journeys'])).toMatchObject({ projects: [], journeys: true, patterns: [] })
  })

  it('runs the files that a path names, without the journeys', () => {
    expect(planFrom(['packages/messaging'])).toMatchObject({
      projects: ['rules', 'service', 'web'],
      journeys: false,
      patterns: ['packages/messaging'],
    })
  })

  it('knows a journey by its path', () => {
    expect(planFrom(['tests/journeys/joining.spec.ts'])).toMatchObject({ projects: [], journeys: true })
  })

  it('narrows a layer by a path', () => {
    expect(planFrom(['service', 'outbox'])).toMatchObject({
      projects: ['service'],
      journeys: false,
      patterns: ['outbox'],
    })
  })

  it('takes a look at each part, without a browser, when it is to be quick', () => {
    expect(planFrom(['quick'])).toMatchObject({ size: 'quick', projects: ['rules', 'service', 'web'], journeys: false })
    for (const pattern of QUICK) expect(globSync(`${pattern}*.test.ts`, { cwd: REPOSITORY })).not.toEqual([])
  })

  it('leaves the web’s pages to the usual run when it is to be quick', () => {
    const isQuick = (file: string) => new RegExp(QUICK_SOURCES).test(file)
    expect(isQuick('/srv/src/storyright/web/src/ui/button/button.test.tsx')).toBe(true)
    expect(isQuick('/srv/src/storyright/services/offers/src/offers/offer.rules.test.ts')).toBe(true)
    expect(isQuick('/srv/src/storyright/web/src/pages/listing.test.tsx')).toBe(false)
    expect(isQuick('/srv/src/storyright/services/offers/test/making.test.ts')).toBe(false)
  })

  it('starts no servers for files of the web', () => {
    expect(planFrom(['web/src/ui/button'])).toMatchObject({ projects: ['web'], journeys: false })
  })

  it('runs a size of some layers', () => {
    expect(planFrom(['all', 'service', 'journeys'])).toMatchObject({
      size: 'all',
      projects: ['service'],
      journeys: true,
    })
  })

  it('runs what a change can break', () => {
    expect(planFrom(['changed'])).toMatchObject({
      changed: true,
      projects: ['rules', 'service', 'web'],
      journeys: false,
    })
  })
})
