/** A figure that is text already: sign and digits keep their order among words that are read from right to left. */
export function Reading({ strong, children }: { strong?: boolean; children: string }) {
  return (
    <span className={strong ? 'num font-medium' : 'num'}>
      <bdi dir="ltr">{children}</bdi>
    </span>
  )
}
