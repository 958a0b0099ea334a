import * as z from 'zod/mini';
import { text, type Text } from '../../core/text.ts';

interface ChecklistItem {
  readonly key: string;
  readonly title: Text;
}

/** What a verifier looks at, in the order of the desk (docs/model/cards.md#manual-checking). */
export const checklistItems = [
  { key: 'nameEqualsKtp', title: text('Nama sesuai KTP', 'Name equals KTP') },
  { key: 'nikEqualsKtp', title: text('NIK sesuai KTP', 'NIK equals KTP') },
  { key: 'birthDateEqualsKtp', title: text('Tanggal lahir sesuai KTP', 'Birth date equals KTP') },
  { key: 'ktpReadable', title: text('KTP terbaca dan berlaku', 'KTP readable and valid') },
  { key: 'selfieLive', title: text('Selfie orang hidup', 'Selfie is a live person') },
  { key: 'faceEqualsKtp', title: text('Wajah sesuai KTP', 'Face equals KTP') },
  { key: 'addressPlausible', title: text('Alamat masuk akal', 'Address plausible') },
  { key: 'nameOnCardAcceptable', title: text('Nama pada kartu layak', 'Name on card acceptable') },
  { key: 'noDuplicate', title: text('Tidak ada orang ganda', 'No duplicate person') },
] as const satisfies readonly ChecklistItem[];
export type ChecklistKey = (typeof checklistItems)[number]['key'];

const keys = checklistItems.map(({ key }) => key);

/** What was found of one item; `NOT_OK` names its reason once it is chosen. */
const finding = z.object({ result: z.enum(['OK', 'NOT_OK']), reasonId: z.optional(z.nullable(z.uuid())) });
export type Finding = z.infer<typeof finding>;

/** Findings by item; those not looked at yet are missing. */
export const checklist = z.object(
  Object.fromEntries(keys.map((key) => [key, z.optional(finding)])),
) as unknown as z.ZodMiniType<Checklist>;
export type Checklist = Partial<Record<ChecklistKey, Finding>>;

/** Whether an item is decided: in order, or not and why. */
export const isSet = (found: Finding | undefined): boolean =>
  found?.result === 'OK' || (found?.result === 'NOT_OK' && Boolean(found.reasonId));

/** Items that are not decided yet. */
export const unsetItems = (given: Checklist): ChecklistKey[] => keys.filter((key) => !isSet(given[key]));

/** Whether every item is in order. */
export const allInOrder = (given: Checklist): boolean => keys.every((key) => given[key]?.result === 'OK');

/** Reasons that the findings name, each once. */
export const reasonsIn = (given: Checklist): string[] => [
  ...new Set(
    keys.flatMap((key) => (given[key]?.result === 'NOT_OK' && given[key].reasonId ? [given[key].reasonId] : [])),
  ),
];
