import { type CoverSubject, drawCover, dressFor } from '@storyright/covers'
import { fit } from '@storyright/covers/drawing/fit'
import { measure } from '@storyright/covers/drawing/metrics'
import { wrap } from '@storyright/covers/drawing/wrap'
import { families } from '@storyright/covers/families/families'
import { hardCases, shelf } from './cover.samples.ts'

const parsed = (subject: CoverSubject) => {
  const drawing = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawCover(subject, 'c1')}</svg>`,
    'image/svg+xml',
  )
  expect(drawing.querySelector('parsererror')).toBeNull()
  return drawing
}

const faceOf = (kind: string | null) => (kind === 'ct' ? 'serif' : 'sans')

function extent(line: Element) {
  const text = line.parentElement!
  const width = measure(line.textContent, Number(text.getAttribute('font-size')), faceOf(text.getAttribute('class')))
  const x = Number(line.getAttribute('x'))
  const anchor = text.getAttribute('text-anchor')
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  return { left, right: left + width, baseline: Number(line.getAttribute('y')) }
}

const mediums = ['book', 'screenplay', 'television', 'short_film', 'podcast', 'game', 'toy', 'stage', 'comic', 'other']
const everywhere = mediums.flatMap((medium) => hardCases.map((hard) => ({ ...hard, medium })))

describe('a drawn cover', () => {
  it('is the same for the same listing, and differs only in what it names for its page', () => {
    for (const subject of shelf) {
      expect(drawCover(subject, 'c1')).toBe(drawCover({ ...subject }, 'c1'))
      expect(drawCover(subject, 'other').replaceAll('other', 'c1')).toBe(drawCover(subject, 'c1'))
    }
  })

  it('differs from every other on the shelf', () => {
    expect(new Set(shelf.map((subject) => drawCover(subject, 'c1'))).size).toBe(48)
  })

  it.each([...shelf, ...everywhere].map((subject) => [`${subject.title} (${subject.medium})`, subject] as const))(
    'keeps every line of %s on the board',
    (_name, subject) => {
      const lines = [...parsed(subject).querySelectorAll('tspan')]
      expect(lines.length).toBeGreaterThan(0)
      for (const { left, right, baseline } of lines.map(extent)) {
        expect(left).toBeGreaterThanOrEqual(8)
        expect(right).toBeLessThanOrEqual(192)
        expect(baseline).toBeGreaterThan(8)
        expect(baseline).toBeLessThan(296)
      }
    },
  )

  it.each(mediums)('shows the longest title and the longest author whole (%s)', (medium) => {
    const title = 'The Unabridged and Truthful History of a Very Long Journey '.repeat(4).slice(0, 199).trim()
    const author = 'Philippa Montgomery-Ashworth, '.repeat(4).slice(0, 99).trim()
    for (const id of ['1', '22', '333', '4444', '55555', '666666']) {
      const lines = [...parsed({ id, title, author, genre: 'Drama', medium }).querySelectorAll('tspan')]
      const shown = lines.map(({ textContent }) => textContent).join(' ')
      expect(shown).toContain(title)
      expect(shown).toContain(author)
      for (const { left, right, baseline } of lines.map(extent)) {
        expect(left).toBeGreaterThanOrEqual(8)
        expect(right).toBeLessThanOrEqual(192)
        expect(baseline).toBeLessThan(296)
      }
    }
  })

  it('draws no number that is not one', () => {
    for (const subject of [...shelf, ...everywhere])
      expect(drawCover(subject, 'c1')).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('holds no style attribute, which the page policy would refuse', () => {
    for (const subject of shelf) expect(drawCover(subject, 'c1')).not.toContain('style=')
  })

  it('keeps the markup of titles and authors as text', () => {
    const drawing = parsed({
      id: '1',
      title: '<script>x</script>',
      author: '"A" & \'B\'',
      genre: 'Crime',
      medium: 'other',
    })
    expect(drawing.querySelector('script')).toBeNull()
    expect(drawing.documentElement.textContent).toContain('<script>')
    expect(drawing.documentElement.textContent).toContain(`"A" & 'B'`)
  })

  it('calls a listing without a title Untitled', () => {
    expect(drawCover({ id: '1', title: '  ', medium: 'other' }, 'c1')).toContain('Untitled')
  })
})

describe('the dress of a genre', () => {
  it('is its own however the genre is written', () => {
    expect(dressFor("Children's")).toBe(dressFor('children'))
    expect(dressFor('Sci-Fi')).toBe(dressFor('sci fi'))
    expect(dressFor('Young Adult').family).toBe('rays')
    expect(dressFor('True Crime').family).toBe('blinds')
  })

  it('is that of fiction for a genre nobody knows', () => {
    for (const genre of ['Unheard of', '', null, undefined, 'constructor'])
      expect(dressFor(genre)).toBe(dressFor('fiction'))
  })

  it('uses every pattern somewhere', () => {
    const genres = ['gothic', 'mystery', 'crime', 'romance', 'drama', 'fantasy', 'sci-fi', 'adventure', 'war', 'memoir']
    const used = [...genres, 'comedy', 'children', 'documentary'].map((genre) => dressFor(genre).family)
    expect(new Set(used)).toEqual(new Set(Object.keys(families)))
  })
})

describe('fitting a title', () => {
  it('leaves no small word at the end of a line where it can', () => {
    expect(wrap('The Castle of Otranto', 25, 150)).toEqual(['The Castle', 'of Otranto'])
  })

  it('breaks a word too long for the line with a hyphen', () => {
    const set = fit('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch', {
      width: 126,
      height: 128,
      maxLines: 6,
      top: 46,
    })
    expect(set.lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true)
    expect(set.lines.join('').replaceAll('-', '')).toBe('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch')
  })

  it('ends a title beyond every size in an ellipsis, inside the box', () => {
    const set = fit('A history of everything that ever happened to anybody '.repeat(9), {
      width: 100,
      height: 80,
      maxLines: 5,
      top: 30,
    })
    expect(set.lines.at(-1)).toMatch(/…$/)
    expect(set.lines.length).toBeLessThanOrEqual(5)
    for (const line of set.lines) expect(measure(line, set.size)).toBeLessThanOrEqual(100)
  })
})
