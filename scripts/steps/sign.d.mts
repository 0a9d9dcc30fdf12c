export const SIGNERS: string
export function sign(folder: string, key: string, signers?: string): string | null
export function verify(folder: string, signers?: string): string | null
export function signerFault(key: string, signers?: string): string | null
