import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api, PREFIX } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { file } from '#contract/shared/file'
import { describe } from './openapi.ts'

const description = describe(api, { public_url: 'http://127.0.0.1:3000', sandbox_mailbox: true })
const text = JSON.stringify(description)
const paths = description.paths as Record<string, Record<string, Record<string, unknown>>>
const operations = Object.values(paths).flatMap((path) => Object.values(path))

test('every route is described once, by its own name, and a second method by that and its own', () => {
  const names = Object.entries<Route>(api).flatMap(([name, { also }]) => (also ? [name, `${name}By${also}`] : [name]))
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(names.sort())
  expect(paths['/auth/verify-otp']?.post?.requestBody).toEqual(paths['/auth/verify-otp']?.patch?.requestBody)
  expect(description.openapi).toBe('3.1.0')
  expect(description.info).toMatchObject({ license: { identifier: 'MIT' } })
  expect(text, 'a choice of which one form is anything').not.toContain('[{},')
  expect(description.servers).toEqual([{ url: `http://127.0.0.1:3000${PREFIX}` }])
})

test('money is a decimal string in requests and in replies, a time an ISO 8601 one', () => {
  const account = JSON.stringify(paths['/me/account']?.get?.responses)
  expect(account).toContain('"main_balance":{"type":"string","pattern":')
  expect(account).toContain('"as_of":{"type":"string","format":"date-time"}')
  expect(text).not.toContain('bigint')
})

test('the refusals of a call are listed by status with code and text, and only those that it can give', () => {
  const { responses } = paths['/private/user/investment']?.post as { responses: Record<string, { description: string }> }
  expect(responses['409']?.description).toContain('51: This plan is fully subscribed')
  expect(responses['409']?.description).toContain('53: ')
  expect(responses['401']?.description).toContain('22: ')
  const config = paths['/config']?.get as { responses: Record<string, unknown> }
  expect(Object.keys(config.responses)).toEqual(['200', '304', '400', '409', '500', '503'])
})

test('a call that wants a step-up says so, and its refusal', () => {
  const described = (path: string, method: string) => JSON.stringify(paths[path]?.[method])
  expect(described('/private/user/transaction', 'post')).toContain('"x-step-up":true')
  expect(described('/private/user/transaction', 'post')).toContain('46: Confirm it is you.')
  expect(described('/me/transfer', 'post')).not.toContain('46: ')
})

test('parameters of a path are braced and required', () => {
  expect(paths['/me/transactions/{id}']?.get?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
})

test('the sandbox mailbox is described only where it answers', () => {
  const without = describe(api, { public_url: 'http://127.0.0.1:3000', sandbox_mailbox: false })
  expect(JSON.stringify(without)).not.toContain('readMailbox')
})

test('a call with files is a form of its fields and parts, each with its media types; what comes as a file is named', () => {
  const files = { scan: { max_bytes: 10, kinds: ['pdf', 'jpg'], required: true }, note: { max_bytes: 5, kinds: ['png'] } } as const
  const body = z.strictObject({ title: z.string() })
  const route = { path: '/scans', who: 'member', summary: 'Scan', status: 200, refusals: [] } as const
  const send = { ...route, method: 'POST', body, files, reply: null } as const
  const read = { ...route, method: 'GET', reply: file('application/pdf') } as const
  const { paths: own } = describe({ send, read }, { public_url: 'http://127.0.0.1:3000', sandbox_mailbox: false })
  expect(own).toMatchObject({
    '/scans': {
      post: {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                properties: { title: { type: 'string' }, scan: { format: 'binary' } },
                required: ['title', 'scan'],
                additionalProperties: false,
              },
              encoding: { scan: { contentType: 'application/pdf, image/jpeg' }, note: { contentType: 'image/png' } },
            },
          },
        },
      },
      get: { responses: { 200: { content: { 'application/pdf': { schema: { format: 'binary' } } } } } },
    },
  })
  expect(JSON.stringify(own)).not.toContain('application/json":{"schema":{"type":"object","properties":{"title"')
})
