import { defineResource, type RecordOf } from '../core/resource.ts';
import { promoFields } from './promo/fields.ts';
import { goodsOfNmc, goodsOfSpektra, goodsOfUfi } from './promo/goods.ts';
import { promoLines } from './promo/lines.ts';
import { promoShared } from './promo/resource.ts';

/** Promos of SPEKTRA (docs/model/promos.md#promos). */
export const spektraPromos = defineResource({
  ...promoShared('SPEKTRA'),
  module: 'promo',
  title: promoLines.SPEKTRA.title,
  volume: 3_000,
  fields: { ...promoFields('SPEKTRA'), ...goodsOfSpektra },
});

/** Promos of NMC. */
export const nmcPromos = defineResource({
  ...promoShared('NMC'),
  module: 'promo-nmc',
  title: promoLines.NMC.title,
  volume: 900,
  fields: { ...promoFields('NMC'), ...goodsOfNmc },
});

/** Promos of UFI. */
export const ufiPromos = defineResource({
  ...promoShared('UFI'),
  module: 'promo-ufi',
  title: promoLines.UFI.title,
  volume: 500,
  fields: { ...promoFields('UFI'), ...goodsOfUfi },
});

/** The promos, by line. */
export const promos = { SPEKTRA: spektraPromos, NMC: nmcPromos, UFI: ufiPromos } as const;
export type Promos = typeof spektraPromos;
export type Promo = RecordOf<Promos>;
