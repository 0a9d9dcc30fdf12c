import { defineRoom, limitsOf } from '#server/room'
import { type DocumentsDependencies, openDocuments } from './open.ts'
import { fileRoutes } from './routes.ts'
import { limitNames, sealedDocuments } from './vault.ts'

type Needs = Omit<DocumentsDependencies, 'scanner'> & { readonly config: { readonly file_scanner: string | null } }

export const documentsRoom = defineRoom({
  name: 'documents',
  knows: ['store', 'threads'],
  needs: ['database', 'clock', 'secret_key', 'config'],
  open: ({ config, ...given }: Needs) => openDocuments({ ...given, scanner: config.file_scanner }),
  routes: fileRoutes,
  expiries: ({ nextEnd, purge }) => [{ name: 'documents', next: nextEnd, end: purge }],
  sealed: [sealedDocuments],
  erase: ({ removeAll }, tx, { user_id }) => removeAll(tx, user_id),
  limits: ({ readLimits }) => limitsOf(limitNames, ({ user_id }) => readLimits(user_id)),
  exports: ({ list }) => [{ name: 'files', read: (user_id) => list(user_id) }],
  close: ({ close }) => close(),
})
