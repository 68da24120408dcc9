/** One package of the lock file. */
export interface LockedPackage {
  license?: string
  link?: boolean
}

/** Licences that ask for nothing but their notice, or concern only changes of the package itself. */
const accepted = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Zlib',
    'Unlicense',
    'CC0-1.0',
  ],
  ...['MPL-2.0', 'OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0', 'Artistic-2.0', 'Python-2.0', 'WTFPL'],
])

/** What is accepted for one package, and why. */
const exceptions: { packages: RegExp; why: string }[] = [
  {
    packages: /^@img\/sharp-/,
    why: 'libvips, LGPL: a library of its own that sharp loads, and that nobody here changes',
  },
  { packages: /^elkjs$/, why: 'EPL: a part of Prisma’s command line, which runs in development alone, unchanged' },
  { packages: /^png-js$/, why: 'its LICENSE file is the MIT licence; package.json does not say so' },
  { packages: /^usearch$/, why: 'Apache-2.0, written with a space' },
]

/** The packages whose licence nobody has accepted, each with its text. */
export function licencesInQuestion(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { license = 'none named' }]) => ({ name: nameOf(place), license }))
    .filter(({ name, license }) => !isAccepted(license) && !exceptions.some((one) => one.packages.test(name)))
    .map(({ name, license }) => `${name}: ${license}`)
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Of alternatives one has to be accepted, of a sum each. */
function isAccepted(expression: string): boolean {
  const parts = (text: string, by: RegExp) => text.replace(/^\((.*)\)$/, '$1').split(by)
  return parts(expression, / OR /).some((choice) => parts(choice, / AND /i).every((one) => accepted.has(one)))
}
