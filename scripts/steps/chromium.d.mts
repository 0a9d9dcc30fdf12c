export function findChromium(): Promise<string | null>
export function chromiumPath(): string
