/**
 * The overlay of a first visit: four bars for three seconds, along the upper edge of a page that can be read from its first paint. It is style alone:
 * it ends by itself and is not there after it was seen in this session, or under reduced motion. A key or a click ends it (client/overlay.ts).
 */
export function Overlay() {
  return (
    <div aria-hidden="true" className="site-overlay">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
