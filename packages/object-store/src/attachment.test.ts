import { attachmentHeaders, safeFileName } from './attachment.ts'

describe('the name of a file', () => {
  it.each([
    ['Assignment 1924.pdf', 'pdf', 'Assignment 1924.pdf'],
    ['scan.JPG', 'jpeg', 'scan.jpg'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\papers\\deed.pdf', 'pdf', 'deed.pdf'],
    ['a\r\nset-cookie: x\0.pdf', 'pdf', 'a set-cookie x.pdf'],
    ['page.html', 'pdf', 'page.pdf'],
    ['.pdf', 'pdf', 'file.pdf'],
    ['…Brontë – “Act I”.pdf', 'pdf', '…Brontë – “Act I”.pdf'],
    ['\u202egpj.exe', 'png', 'gpj.png'],
    [' ..a. .pdf', 'pdf', 'a.pdf'],
    [`${'x'.repeat(300)}.pptx`, 'pptx', `${'x'.repeat(120)}.pptx`],
  ] as const)('%j of a %s is kept as %j', (name, kind, kept) => expect(safeFileName(name, kind)).toBe(kept))

  it('is kept at once, however long it is and whatever it ends in', () => {
    const dots = '.'.repeat(1_000_000) // tried anew from each dot, these take half an hour
    expect(safeFileName(`a${dots}a.pdf`, 'pdf')).toBe(`a${dots.slice(0, 119)}.pdf`)
  })

  const disposition = (name: string, type?: 'inline') =>
    attachmentHeaders({ name, kind: 'pdf', size: 3 }, type)['content-disposition']

  it('is told to browsers exactly, and plainly to programs that know no other way', () => {
    expect(disposition('Brontë’s (50%).pdf')).toBe(
      'attachment; filename="Bront??s (50%).pdf"; filename*=UTF-8\'\'Bront%C3%AB%E2%80%99s%20%2850%25%29.pdf',
    )
    expect(disposition('a "b" %20.pdf')).toContain(`filename*=UTF-8''a%20%22b%22%20%2520.pdf`)
    expect(disposition('Agreement.pdf', 'inline')).toBe('inline; filename=Agreement.pdf')
  })

  it('comes with what keeps browsers from running it', () =>
    expect(attachmentHeaders({ name: 'a.pdf', kind: 'pdf', size: 3 })).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': 3,
      'x-content-type-options': 'nosniff',
    }))
})
