/** Hostile pictures, things that are no picture, and names. */
import { deflateSync } from 'node:zlib'
import { chunk, movingPicture, movingWebp, pngOfSize, withChunk, zip } from './hostile-bytes.ts'
import { type Hostile, hostilePapers } from './hostile-papers.ts'
import { pdf, picture } from './papers.ts'

const REFUSED = [415]
const MAX_BYTES = 10 * 1_048_576
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** Also for those who take WebP. */
export async function hostilePictures(): Promise<Hostile[]> {
  const [png, jpeg, webp] = await Promise.all([picture('png'), picture('jpeg'), picture('webp')])
  const behind = (bytes: Buffer, tail: string | Buffer) => Buffer.concat([bytes, Buffer.from(tail)])
  const as_png = { name: 'id.png', type: 'image/png', statuses: REFUSED }
  const as_jpeg = { name: 'id.jpg', type: 'image/jpeg', statuses: REFUSED }
  const as_webp = { name: 'id.webp', type: 'image/webp', statuses: REFUSED }
  const flipped = Buffer.from(png)
  flipped.fill(0x5a, png.length / 2, png.length / 2 + 20)
  return [
    { ...as_png, what: 'a PNG with a page behind it', bytes: behind(png, '<html><script>alert(1)</script>') },
    { ...as_png, what: 'a PNG with a ZIP behind it', bytes: behind(png, zip()) },
    { ...as_png, what: 'a PNG with zeros behind it', bytes: behind(png, Buffer.alloc(100)) },
    { ...as_png, what: 'a PNG with a page in its text', bytes: withChunk(png, chunk('tEXt', Buffer.from('a\0<script>alert(1)</script>'))) },
    { ...as_png, what: 'a PNG of 50,000 by 50,000', bytes: pngOfSize(50_000, 50_000), statuses: [413] },
    { ...as_png, what: 'a PNG of 6,400 by 6,400', bytes: pngOfSize(6400, 6400), statuses: [413] },
    { ...as_png, what: 'a PNG of no size', bytes: pngOfSize(0, 0) },
    {
      ...as_png,
      what: 'a PNG whose pixels are a bomb',
      bytes: pngOfSize(10, 10, deflateSync(Buffer.alloc(64 * 1_048_576))).subarray(0, -13),
    },
    { ...as_png, what: 'a PNG that moves', bytes: withChunk(png, chunk('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0]))) },
    { ...as_png, what: 'a PNG that is cut', bytes: png.subarray(0, png.length / 2) },
    { ...as_png, what: 'a PNG with bytes changed', bytes: flipped },
    { ...as_jpeg, what: 'a JPEG with PHP behind it', bytes: behind(jpeg, '<?php system($_GET[0]); ?>') },
    { ...as_jpeg, what: 'a JPEG with a ZIP behind it', bytes: behind(jpeg, zip()) },
    { ...as_jpeg, what: 'a JPEG that is cut', bytes: jpeg.subarray(0, jpeg.length / 3) },
    { ...as_jpeg, what: 'a JPEG of three bytes', bytes: jpeg.subarray(0, 3) },
    { ...as_webp, what: 'a WebP that moves', bytes: movingWebp() },
    { ...as_webp, what: 'a WebP that moves, with frames', bytes: await movingPicture() },
    { ...as_webp, what: 'a WebP with a page behind it', bytes: behind(webp, '<html>') },
    { ...as_webp, what: 'a WebP with zeros behind it', bytes: behind(webp, Buffer.alloc(100)) },
    { ...as_webp, what: 'a WebP that is cut', bytes: webp.subarray(0, webp.length / 2) },
    { what: 'a GIF that is JavaScript', bytes: Buffer.from('GIF89a=1;alert(1)//'), name: 'id.gif', type: 'image/gif', statuses: REFUSED },
    { ...as_png, what: 'that GIF called a PNG', bytes: Buffer.from('GIF89a=1;alert(1)//') },
  ]
}

function others(): Hostile[] {
  const entity = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
  return [
    { what: 'SVG', bytes: Buffer.from(SVG), name: 'id.svg', type: 'image/svg+xml', statuses: REFUSED },
    { what: 'SVG called a PNG', bytes: Buffer.from(SVG), name: 'id.png', type: 'image/png', statuses: REFUSED },
    { what: 'HTML', bytes: Buffer.from('<html>'), name: 'id.html', type: 'text/html', statuses: REFUSED },
    { what: 'HTML called a PDF', bytes: Buffer.from('<html>%PDF-1.7'), statuses: REFUSED },
    { what: 'XML', bytes: Buffer.from(entity), name: 'id.xml', type: 'application/xml', statuses: REFUSED },
    { what: 'a ZIP', bytes: zip(), name: 'id.zip', type: 'application/zip', statuses: REFUSED },
    { what: 'a program', bytes: Buffer.from('MZ\x90\0'), name: 'id.pdf.exe', type: 'application/pdf', statuses: REFUSED },
    { what: 'nothing', bytes: Buffer.alloc(0), statuses: [400] },
    { what: 'a byte too much', bytes: Buffer.concat([pdf(), Buffer.alloc(MAX_BYTES + 1 - pdf().length, 0x0a)]), statuses: [413] },
  ]
}

function names(): Hostile[] {
  const called = (name: string, statuses: readonly number[]): Hostile => ({
    what: `the name ${JSON.stringify(name.slice(0, 30))}`,
    bytes: pdf(),
    name,
    statuses,
  })
  return [
    called('../../etc/cron.d/id.pdf', [400]),
    called('..\\..\\id.pdf', [400]),
    called('/etc/id.pdf', [400]),
    called('id.pdf\0.exe', [400]),
    called('id\0.pdf', [400]),
    called('id\u202efdp.exe.pdf', [400]),
    called(`${'x'.repeat(300)}.pdf`, [400]),
  ]
}

/** The whole corpus; more than fifty. */
export async function hostileFiles(): Promise<Hostile[]> {
  return [...(await hostilePapers()), ...(await hostilePictures()), ...others(), ...names()]
}
