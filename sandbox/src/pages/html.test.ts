import { html } from './html.ts'

describe('writing a page', () => {
  it('escapes every value, in text and in attributes', () => {
    const words = `<b title='x'>"&"</b>`
    const escaped = '&lt;b title=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;'
    expect(html`<p title="${words}">${words}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
  })

  it('keeps markup as it is and joins lists of it', () => {
    expect(html`<ul>${['a', 'b'].map((word) => html`<li>${word}</li>`)}</ul>`.text).toBe(
      '<ul><li>a</li><li>b</li></ul>',
    )
  })

  it('writes nothing for false and null, and zero for zero', () => {
    expect(html`${false}${null}${0}`.text).toBe('0')
  })
})
