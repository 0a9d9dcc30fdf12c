/**
 * The curtain of a first visit: four bars for three seconds, over a page that is already there. It is style alone: it ends by itself, does not take
 * a click away from the page, and is not there for who has seen it in this session or wants no motion. A key or a click ends it (client/overlay.ts).
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
