/** What the browser build calls, in Node: the public pages, and the app's public screens as they stand before the app is there. */
export { renderScreens } from '#web/app/before/screens.tsx'
export { readPictures, renderSite } from '#web/site/render/render.tsx'
