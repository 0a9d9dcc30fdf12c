/** The support room: conversations of members and visitors with staff. It moves no money and reads other rooms' records only to check their owner. */
export { adminSupportRoutes } from './admin-routes.ts'
export { type SupportDependencies, supportDependencies } from './dependencies.ts'
export { eraseSupport, purgeSupport } from './erase.ts'
export { supportRoutes } from './routes.ts'
export { readOwnConversations } from './view.ts'
