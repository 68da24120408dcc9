import { readFileSync } from 'node:fs'
import { inRepository } from '@storyright/platform'
import { licencesInQuestion } from './licences.ts'

const of = (license?: string, name = 'some-package') =>
  licencesInQuestion({ [`node_modules/${name}`]: license === undefined ? {} : { license } })

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(MIT AND Zlib)', 'MIT and ISC'])('%s is accepted', (license) => {
    expect(of(license)).toEqual([])
  })

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'SSPL-1.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
    '%s is in question',
    (license) => expect(of(license)).toEqual([`some-package: ${license}`]),
  )

  it('a package that names none is in question, wherever it is nested', () => {
    expect(of(undefined)).toEqual(['some-package: none named'])
    expect(licencesInQuestion({ 'node_modules/one/node_modules/two': {} })).toEqual(['two: none named'])
  })

  it('an exception holds for its package alone', () => {
    expect(of('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([])
    expect(of('LGPL-3.0-or-later')).toHaveLength(1)
  })

  it('of everything that is installed are accepted', () => {
    const lock = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8'))
    expect(licencesInQuestion(lock.packages)).toEqual([])
  })
})
