/** Prices of samples by line: what the panel opens with. */
export const samplePrice = { SPEKTRA: 6_000_000, NMC: 24_000_000, UFI: 15_000_000 } as const;
