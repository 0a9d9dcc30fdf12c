import { expect, it } from 'vitest'
import { sharp } from './sharp.ts'

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

it('has no decoder but those of JPEG, PNG and WebP', async () => {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
  for (const kind of ['jpeg', 'png', 'webp'] as const)
    expect((await sharp(await picture.toFormat(kind).toBuffer()).metadata()).format).toBe(kind)
  const others = [Buffer.from(GIF, 'base64'), Buffer.from(SVG), await picture.tiff().toBuffer()]
  for (const bytes of others) await expect(sharp(bytes).metadata()).rejects.toThrow()
})
