import { createStore, invalidate, resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import type { Sheet } from '@console/contracts/promos-products/promo-rate';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { SheetInput, UpdatePage, type FormValues, type InputProps } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { useOfficeWhy } from '@console/ui/why';
import { useMemo, type ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { OfLine } from './of-line.ts';
import { simulatedLines } from './simulated-lines.ts';
import { linesHelp } from './sections.ts';
import { isRateless, withoutRates } from './without-rates.ts';

const SheetActions = later(async () => ({ default: (await import('./SheetActions.tsx')).SheetActions }));
const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** The grid of a sheet of a promo without rates of its own. */
const RatelessLines = (props: InputProps) => <SheetInput {...props} field={withoutRates(props.field)} />;

const sectionsOf = (of: OfLine, promoType: string | undefined) => [
  { title: text('Lembar', 'Sheet'), fields: ['promoId', 'branchId', 'periodFrom', 'periodTo'] },
  {
    title: text('Rate', 'Rates'),
    fields: [
      {
        name: 'lines',
        wide: true,
        help: linesHelp(of),
        ...(isRateless(promoType) ? { input: RatelessLines } : {}),
      },
    ],
  },
];

interface RatePanelProps {
  readonly of: OfLine;
  readonly values: FormValues;
  readonly sheet: Pick<Sheet, 'promoCode' | 'promoType'> | undefined;
}

/** What the lines of the sheet make of the instalments of the branch. */
function RatePanel({ of, values, sheet }: RatePanelProps) {
  const today = useToday();
  const { lines, periodFrom } = values;
  const isFree = sheet?.promoType === 'ZERO';
  const isDirect = of.line === 'UFI';
  const { tenors, overrides } = useMemo(() => simulatedLines(lines, { isFree, isDirect }), [lines, isFree, isDirect]);
  return (
    <SimulationPanel
      line={of.line}
      branchId={values['branchId'] as string | null}
      tenors={tenors}
      date={typeof periodFrom === 'string' && periodFrom > today ? periodFrom : undefined}
      promoCode={sheet?.promoCode}
      overrides={overrides}
    />
  );
}

/** The rate page of a line: one sheet with its grid. */
export const ratePage = (of: OfLine): ComponentType =>
  function RatePage() {
    const { updateRatesId = '' } = useParams();
    const { currentData } = resourceApi(of.sheets).useDetailQuery(updateRatesId);
    const promoType = (currentData as Sheet | undefined)?.promoType;
    const sections = useMemo(() => sectionsOf(of, promoType), [promoType]);
    const navigate = useNavigate();
    const can = useCan(of.sheets.privilege);
    const office = useOfficeWhy(of.sheets);
    if (!can('update') || office !== undefined)
      return (
        <ResourceDetail resource={of.sheets} secureId={updateRatesId} sections={sections as never} offers={[]}>
          {(sheet: Sheet) => <RatePanel of={of} values={sheet as unknown as FormValues} sheet={sheet} />}
        </ResourceDetail>
      );
    return (
      <UpdatePage
        resource={of.sheets}
        secureId={updateRatesId}
        sections={sections as never}
        banner={(sheet: Sheet) => <SheetActions of={of} sheet={sheet} />}
        title={({ promoCode, officeCode, branchName }: Sheet) => `${promoCode} ${officeCode} ${branchName}`}
        onSaved={(sheet) => {
          // Its sheets are part of the version of a new promo.
          createStore().dispatch(invalidate(of.promos.module));
          void navigate(`/${of.module}/${(sheet as Sheet).promoId}?tab=${of.sheets.module}`);
        }}
      >
        {(values: FormValues, sheet?: Sheet) => <RatePanel of={of} values={values} sheet={sheet} />}
      </UpdatePage>
    );
  };
