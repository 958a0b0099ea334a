/** Prices of samples by line: what the panel opens with. */
export const samplePrice = { SPEKTRA: 6_000_000, NMC: 24_000_000, UFI: 15_000_000 } as const;

/** What is financed of it before fees under the usual down payment or share, in rupiah: yields are judged on it. */
export const sampleBase = { SPEKTRA: 5_400_000, NMC: 19_200_000, UFI: 9_000_000 } as const;
