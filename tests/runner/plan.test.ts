import { planFrom } from './plan.ts'

describe('npm test', () => {
  it('runs every layer when nothing is named', () => {
    expect(planFrom([])).toEqual({ projects: ['rules', 'service', 'web'], journeys: true, patterns: [] })
  })

  it('runs one layer by its name', () => {
    expect(planFrom(['rules'])).toEqual({ projects: ['rules'], journeys: false, patterns: [] })
    expect(planFrom(['journeys'])).toEqual({ projects: [], journeys: true, patterns: [] })
  })

  it('runs the files that a path names, without the journeys', () => {
    expect(planFrom(['packages/messaging'])).toEqual({
      projects: ['rules', 'service', 'web'],
      journeys: false,
      patterns: ['packages/messaging'],
    })
  })

  it('knows a journey by its path', () => {
    expect(planFrom(['tests/journeys/joining.spec.ts'])).toMatchObject({ projects: [], journeys: true })
  })

  it('narrows a layer by a path', () => {
    expect(planFrom(['service', 'outbox'])).toEqual({ projects: ['service'], journeys: false, patterns: ['outbox'] })
  })
})
