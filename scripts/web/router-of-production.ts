/** The package names its development build alone, which warns in the console and is larger. */
import { join } from 'node:path'

export const routerOfProduction = (root: string) => ({
  find: /^react-router$/,
  replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
})
