import { storedAddresses } from './sweep-unused.ts'

const name = 'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10'
const papers = storedAddresses('/api/uploads/papers/:name', /\.[a-z]+/)
const pictures = storedAddresses('/api/uploads/pictures/:name', /\.webp$/)

describe('the address of a stored file', () => {
  it('ends as its kind does, and names the file', () => {
    const address = papers.of(name, 'jpg', 'https://storyright.test')
    expect(address).toBe(`https://storyright.test/api/uploads/papers/${name}.jpg`)
    expect(papers.nameIn(address)).toBe(name)
    expect(papers.nameBehind(`${name}.jpg`)).toBe(name)
  })

  it('names the same file on another host, or with more behind it', () =>
    expect(papers.nameIn(`http://localhost:8080/api/uploads/papers/${name}.pdf?x=1#2`)).toBe(name))

  it('ends as it has to, where that is told', () => {
    expect(pictures.nameBehind(`${name}.webp`)).toBe(name)
    expect(['png', 'webp.png', 'webp?x=1'].map((ending) => pictures.nameBehind(`${name}.${ending}`))).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    null,
    'https://example.org/deed.pdf',
    `https://example.org/${name}.pdf`,
    '/api/uploads/papers/x.pdf',
    `/api/uploads/papers/${name}`,
  ])('is not %j', (address) => expect(papers.nameIn(address)).toBeNull())
})
