import { callAs } from './services.ts';

export interface CardType {
  readonly secureId: string;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly numberCode: string;
  readonly tier: number;
  readonly status: string;
}

let count = 0;
/** A unique word in capitals, as codes are. */
export const unique = () =>
  `${Date.now().toString(36)}${process.env['TEST_PARALLEL_INDEX'] ?? 0}${(count++).toString(36)}`.toUpperCase();

const maxAttempts = 40;

/** Number of parallel tests: see playwright.config.ts. */
const workers = 3;

const all = async () =>
  (await callAs('ADMIN03', 'GET', 'middle/card-types?size=100')).result.rows as readonly CardType[];

/** A number code that is not in use; parallel tests get different ones. */
export async function freeNumberCode(): Promise<string> {
  const held = new Set((await all()).map(({ numberCode }) => numberCode));
  const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % workers;
  const free = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
    (code) => Number(code) % workers === workerIndex && !held.has(code),
  );
  return free[Math.floor(Math.random() * free.length)] ?? '';
}

/** Deactivates a card type, which frees its tier. */
export async function retire({ secureId }: Pick<CardType, 'secureId'>): Promise<CardType> {
  const { result } = await callAs('ADMIN03', 'GET', `middle/card-types/${secureId}`);
  await callAs('ADMIN03', 'PUT', 'middle/card-types/deactivate', {
    items: [{ secureId, version: result.version }],
    reason: 'selesai dipakai',
  });
  return (await callAs('ADMIN03', 'GET', `middle/card-types/${secureId}`)).result as CardType;
}

/** Frees a tier that a test needs. */
export async function freeTier(tier: number): Promise<void> {
  for (const type of await all()) if (type.tier === tier && type.status === 'active') await retire(type);
}

/**
 * A card type created by another user, with a tier that no seeded type has. Retries while another test uses the tier or
 * number.
 */
export async function cardType(values: Partial<CardType> = {}): Promise<CardType> {
  for (let attempt = 0; ; attempt += 1) {
    const word = unique();
    const answer = await callAs('ADMIN03', 'POST', 'middle/card-types', {
      code: word,
      name: `Jenis ${word}`,
      numberCode: await freeNumberCode(),
      tier: 7,
      physical: true,
      digital: false,
      sharia: false,
      validityMonths: 60,
      replacementFee: 25_000,
      ecardPrintFee: 0,
      programTypeIds: [],
      supplementary: false,
      sortOrder: 900,
      ...values,
    });
    if (answer.status === 200) return answer.result as CardType;
    if (attempt >= maxAttempts) throw new Error(`No card type could be made: ${answer.code} ${answer.message}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}

/** The same, but inactive, so that it uses no tier. */
export const inactiveCardType = async (values: Partial<CardType> = {}): Promise<CardType> =>
  retire(await cardType(values));
