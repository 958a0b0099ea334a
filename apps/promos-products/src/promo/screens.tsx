import { text } from '@console/contracts/core/text';
import type { Promo } from '@console/contracts/promos-products/promo';
import { promoRateFiles } from '@console/contracts/promos-products/promo/rate-file';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import type { OfLine } from './of-line.ts';
import { promoParts } from './sections.ts';
import { usePromoList } from './use-promo-list.tsx';

// The list of promos opens without them.
const Matrix = later(async () => ({ default: (await import('./Matrix.tsx')).Matrix }));
const PromoActions = later(async () => ({ default: (await import('./PromoActions.tsx')).PromoActions }));
const Readiness = later(async () => ({ default: (await import('./Readiness.tsx')).Readiness }));

/** Why a promo takes no change now. */
const refuses = ({ state }: Promo) => (state === 'inactive' ? { update: 'PROMO_INACTIVE' } : {});

/** The screens of the promos of a line. */
export const promoScreens = (of: OfLine) => {
  const { identity, takers, reach, limits, shown } = promoParts(of);
  const isInactive = ({ state }: { readonly state?: unknown }) => state === 'inactive';
  const state = {
    title: text('Status'),
    fields: [
      'promoCode',
      'state',
      'phase',
      { name: 'inactiveReason', visible: isInactive },
      { name: 'inactiveNote', visible: isInactive },
      'activatedBy',
      'activatedAt',
    ],
  };
  const useList = () => usePromoList(of);
  return screens(of.promos, {
    sections: [identity, takers, reach, limits, shown] as never,
    detailSections: [state, identity, takers, reach, limits, shown] as never,
    import: promoRateFiles[of.line],
    list: useList as never,
    refuses: refuses as never,
    detail: {
      offers: ['update'],
      actions: (promo) => <PromoActions of={of} promo={promo as Promo} />,
      children: (promo) => <Readiness of={of} promo={promo as Promo} />,
    },
    tabs: [
      childTab(of.sheets, {
        parent: 'promoId',
        routes: { module: of.module, privilege: of.sheets.privilege, pages: {} },
        detail: ({ secureId }) => `/${of.module}/update-page/${secureId}`,
        title: text('Rate', 'Rates'),
      }),
      {
        key: 'simulation',
        title: text('Simulasi', 'Simulation'),
        content: (promo) => <Matrix of={of} promo={promo as Promo} customers={(promo as Promo).customerKind} />,
      },
    ],
  });
};
