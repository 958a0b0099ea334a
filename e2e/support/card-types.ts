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
export const unique = () => `${Date.now().toString(36)}${(count++).toString(36)}`.toUpperCase();

const all = async () =>
  (await callAs('ADMIN03', 'GET', 'middle/card-types?size=100')).result.rows as readonly CardType[];

/** A number code that is not in use. */
export async function freeNumberCode(): Promise<string> {
  const held = new Set((await all()).map(({ numberCode }) => numberCode));
  const free = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
    (code) => !held.has(code),
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

/** A card type created by another user, with a tier that no seeded type has; an earlier test's type gives it up. */
export async function cardType(values: Partial<CardType> = {}): Promise<CardType> {
  const word = unique();
  const { tier = 7 } = values;
  await freeTier(tier);
  const answer = await callAs('ADMIN03', 'POST', 'middle/card-types', {
    code: word,
    name: `Jenis ${word}`,
    numberCode: await freeNumberCode(),
    tier,
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
  if (answer.status !== 200) throw new Error(`No card type could be made: ${answer.code} ${answer.message}`);
  return answer.result as CardType;
}

/** The same, but inactive, so that it uses no tier. */
export const inactiveCardType = async (values: Partial<CardType> = {}): Promise<CardType> =>
  retire(await cardType(values));
