/** Stands for the address under which people reach us; the server knows it. */
export const ORIGIN = '%origin%'
