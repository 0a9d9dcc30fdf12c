import { defineRoom } from '#server/room'
import { textRoutes } from './routes.ts'

export const textsRoom = defineRoom({ name: 'texts', knows: [], needs: [], open: () => ({}), routes: () => textRoutes })
