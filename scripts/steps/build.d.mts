export function build(names?: readonly ('server' | 'web')[]): Promise<void>
