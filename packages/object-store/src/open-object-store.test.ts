import { bucketAddress } from './open-object-store.ts'

describe('the address of a bucket', () => {
  it('says bucket, prefix, region and whose server it is', () => {
    expect(bucketAddress('s3://files/of/offers/?region=eu-north-1&endpoint=http://localhost:9000')).toEqual({
      bucket: 'files',
      prefix: 'of/offers/',
      region: 'eu-north-1',
      endpoint: 'http://localhost:9000',
    })
    expect(bucketAddress('s3://files')).toEqual({
      bucket: 'files',
      prefix: '',
      region: 'eu-west-2',
      endpoint: undefined,
    })
  })

  it.each([
    ['files', 'is written'],
    ['https://files.example', 'begins with s3://'],
    ['s3://key:secret@files', 'Credentials'],
    ['s3://files?regoin=eu-west-2', 'not regoin'],
  ])('%s is none', (text, why) => {
    expect(() => bucketAddress(text)).toThrow(why)
  })
})
