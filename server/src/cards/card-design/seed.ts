import { cardPicture, type CardLayout, type DesignState } from '@console/contracts/cards/card-design';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { seedPicture } from '../../platform/seed-data/picture.ts';

const module = 'card-design';
const dayMs = 86_400_000;
export const designId = (code: string): string => seedId(module, code);

/** Code, name, card type, edition, colours, valid from and until in days from the seed date, default, state. */
type SeededDesign = readonly [
  code: string,
  name: string,
  type: string,
  edition: string,
  from: string,
  to: string,
  since: number,
  until: number | null,
  isDefault: boolean,
  state: DesignState,
];

/**
 * The default of each type, one expired edition, one future edition, and one that is not a default
 * (docs/model/cards.md#card-designs).
 */
const designs: readonly SeededDesign[] = [
  ['REG_2024', 'Reguler Biru', 'REG', '2024', '#0451A4', '#2196F3', -900, null, true, 'active'],
  ['GOLD_2024', 'Gold Kencana', 'GOLD', '2024', '#8A6D1A', '#E2C25B', -900, null, true, 'active'],
  ['PLAT_2024', 'Platinum Perak', 'PLAT', '2024', '#3C4650', '#A9B4BE', -900, null, true, 'active'],
  ['SYR_2024', 'Syariah Hijau', 'SYR', '2024', '#1B5E20', '#66BB6A', -900, null, true, 'active'],
  ['KRY_2024', 'Karyawan Abu', 'KRY', '2024', '#263238', '#607D8B', -900, null, true, 'active'],
  ['KLG_2024', 'Keluarga Jingga', 'KLG', '2024', '#B45309', '#FDBA74', -900, null, true, 'active'],
  ['REG_2021', 'Reguler Lama', 'REG', '2021', '#424242', '#9E9E9E', -1_900, -901, true, 'inactive'],
  ['GOLD_BATIK', 'Gold Batik', 'GOLD', 'Batik', '#5D4037', '#D7B98E', -60, 120, false, 'active'],
  ['REG_2027', 'Reguler Laut', 'REG', '2027', '#006064', '#26C6DA', 200, null, false, 'draft'],
];

/** Design of seeded cards of a type. */
export const seededDesignOf = (type: string): string => designId(`${type}_2024`);

const layout: CardLayout = {
  number: { x: 72, y: 380, size: 64, colour: '#FFFFFF' },
  name: { x: 72, y: 560, size: 40, colour: '#FFFFFF' },
  validThru: { x: 72, y: 468, size: 34, colour: '#FFFFFF' },
};
const { width, height } = cardPicture;
const drawing = (from: string, to: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
  `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>` +
  `</linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>${inside}</svg>`;
const front =
  '<circle cx="880" cy="110" r="260" fill="#fff" opacity=".12"/>' +
  '<circle cx="960" cy="560" r="180" fill="#fff" opacity=".1"/>' +
  '<rect x="72" y="210" width="112" height="84" rx="14" fill="#E9D8A6" opacity=".9"/>';
const back =
  '<rect y="70" width="100%" height="120" fill="#111"/>' +
  '<rect x="72" y="260" width="620" height="84" fill="#fff" opacity=".85"/>';

/** 9 designs (docs/model/cards.md#card-designs). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const day = (days: number) => toWireInstant(options.date.getTime() + days * dayMs).slice(0, 10);
    for (const [index, [code, name, type, edition, from, to, since, until, isDefault, status]] of designs.entries()) {
      const id = designId(code);
      const picture = (side: 'front' | 'back') =>
        seedPicture(tx, options, {
          module,
          recordId: id,
          key: `${code}:${side}`,
          name: `${code.toLowerCase()}-${side}.png`,
          shape: drawing(from, to, side === 'front' ? front : back),
          width,
          height,
          type: 'image/png',
        });
      const at = new Date(options.date.getTime() + (Math.min(since, 0) - 10) * dayMs);
      await tx
        .insertInto('card_design')
        .values({
          id,
          code,
          name,
          card_type_id: seedId('card-types', type),
          edition,
          front_image: await picture('front'),
          back_image: await picture('back'),
          text_layout: JSON.stringify(layout),
          valid_from: day(since),
          valid_until: until === null ? null : day(until),
          is_default: isDefault,
          sort_order: (index + 1) * 10,
          status,
          editors: ['HOBIS01'],
          created_by: 'HOBIS01',
          created_at: at,
          updated_by: status === 'draft' ? 'HOBIS01' : 'HOBISHD01',
          updated_at: at,
        })
        .execute();
    }
  },
};
