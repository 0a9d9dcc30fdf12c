/** A success as JSON: its status and text, which a repeat of the call gets again. */
import type { FastifyReply } from 'fastify'
import type { Route } from '#contract/shared/define'
import { isPendingReply } from '#contract/shared/pending-reply'
import { writeJson } from './compile-writer.ts'
import { isFile } from './file.ts'

/** 202 for a change that awaits a second administrator. A repeat gets the stored status. */
export function statusOf(route: Route, outcome: unknown): number {
  return route.held && isPendingReply(outcome) ? 202 : route.status
}

export function serialise(route: Route, reply: unknown): string {
  return route.reply && !isFile(route.reply) ? writeJson(route.reply, reply) : ''
}

export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text)
}
