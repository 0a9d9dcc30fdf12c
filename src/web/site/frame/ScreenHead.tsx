/** The heading of a public screen: its name and a sentence. */
export function ScreenHead({ title, sentence }: { title: string; sentence: string | null }) {
  return (
    <header className="grid gap-2 pt-5 md:gap-3 md:pt-8 md:pb-4">
      <h1 className="serif-heading">{title}</h1>
      {sentence && <p className="max-w-[60ch] text-16 text-text-2">{sentence}</p>}
    </header>
  )
}
