/** The support form of visitors on the contact page: a screen's form, with what a screen's page has around it. */
import type { ComponentType } from 'react'
import { VisitorForm } from '#web/features/support/VisitorForm.tsx'
import { queries } from '#web/shared/call/queries.ts'
import { startTexts } from '#web/shared/locale/language.ts'
import { Screen } from './screen/Screen.tsx'

export async function readSupportPart(): Promise<ComponentType> {
  await startTexts()
  const given = { client: queries, origin: location.origin, offers_sample: false, paths: ['*'], path: location.pathname }
  return () => <Screen {...given} Component={VisitorForm} />
}
