import { expect, it } from 'vitest'
import { movedTo } from './moved.ts'

it('keeps query and fragment; a target’s own query gives way', () => {
  expect(movedTo({ pathname: '/admin/testimonials' })).toBe('/admin?show=testimonials&state=all')
  expect(movedTo({ pathname: '/admin/testimonials/' })).toBe('/admin?show=testimonials&state=all')
  expect(movedTo({ pathname: '/admin/testimonials', search: '?state=waiting', hash: '#first' })).toBe(
    '/admin?show=testimonials&state=waiting#first',
  )
})

it('keeps the parameters, and never leads to another site', () => {
  expect(movedTo({ pathname: '/plan/gold', search: '?amount=900' })).toBe('/plans/gold?amount=900')
  for (const id of ['..', '%2F%2Fevil.example', '%5Cevil.example', '@evil.example', 'a%26b=c'])
    expect(new URL(movedTo({ pathname: `/plan/${id}` }) ?? '/', 'https://here.test').host).toBe('here.test')
  expect(movedTo({ pathname: '/plan/%E0%A4%A' })).toBe(null)
})

it('moves nothing else', () => {
  for (const pathname of ['/', '/admin', '/admin/testimonials/1', '/admin/testimonial']) expect(movedTo({ pathname })).toBe(null)
})
