import { allCalls, serviceNames, serviceOf } from './services.ts'

const segmentsOf = (path: string) => path.replace(/^\/api\//, '').split('/')
const isBelow = (path: string, place: string) =>
  segmentsOf(place).every((segment, at) => segment === '*' || segment === segmentsOf(path)[at])

describe('the table of services', () => {
  it.each(allCalls.map((call) => [`${call.method} ${call.path}`, call]))(
    '%s is asked where its service answers',
    (_name, call) => {
      const { paths } = serviceOf(call.service)
      expect(Object.keys(paths).some((place) => isBelow(call.path, place))).toBe(true)
    },
  )

  it('gives every address to one call, and every path to one service', () => {
    const addresses = allCalls.map(({ method, path }) => `${method} ${path}`)
    const paths = serviceNames.flatMap((name) => Object.keys(serviceOf(name).paths))
    for (const list of [addresses, paths]) expect(new Set(list).size).toBe(list.length)
  })

  it.each(serviceNames)('%s tells its own events only, and all of its state on demand', (name) => {
    const { events } = serviceOf(name)
    expect(events.filter(({ producer }) => producer !== name)).toEqual([])
    expect(events.some(({ subjectPrefix }) => subjectPrefix.endsWith('.snapshot'))).toBe(true)
  })
})
