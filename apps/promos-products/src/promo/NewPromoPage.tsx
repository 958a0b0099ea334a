import { useCan } from '@console/auth';
import { references } from '@console/contracts/core/fields';
import { draftLimits } from '@console/contracts/core/own-draft';
import { branch } from '@console/contracts/core/referables/organisation';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { mostBranches, ownLines, sheetLines } from '@console/contracts/promos-products/promo-rate';
import { notify } from '@console/ui/feedback';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { Page, Part } from '@console/ui/page';
import { SteppedForm, type DraftStore, type FormStep } from '@console/ui/steps';
import { useOfficeWhy } from '@console/ui/why';
import { useMemo, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { BranchesInput } from './BranchesInput.tsx';
import { Conflicts } from './Conflicts.tsx';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';
import { LinesInput } from './LinesInput.tsx';
import { OwnLinesInput } from './OwnLinesInput.tsx';
import { Matrix } from './Matrix.tsx';
import { promoPage } from './promo-page.ts';
import { linesHelp, promoParts, usual } from './sections.ts';
import { typedMatrixOf } from './typed-matrix.ts';

const check = text('Periksa dan kirim', 'Check and submit');
const ownHelp = text(
  'Baris di sini menggantikan baris tenor yang sama untuk cabangnya; cabang lain mengikuti tabel di atas',
  'A row here takes the place of the row of the same tenor for its branch; other branches follow the table above',
);
const titles = {
  branchIds: text('Cabang', 'Branches'),
  lines: text('Rate per tenor untuk semua cabang', 'Rates by tenor for all branches'),
  overrides: text('Cabang yang berbeda', 'Branches that differ'),
};

/** The promo with the branches and the grid that it begins with. */
const formOf = ({ line, promos }: OfLine) =>
  ({
    ...promos,
    fields: {
      ...promos.fields,
      branchIds: references(branch, { maximum: mostBranches, required: false, lovParameters: { line } }),
      lines: sheetLines(line),
      overrides: ownLines(line),
    },
    titles: { ...promos.titles, ...titles },
    fourEyes: false,
  }) as unknown as Resource;

/** What is sent: the promo, and its sheets where branches were chosen. */
function bodyOf({ branchIds, lines, overrides, ...values }: FormValues) {
  const chosen = Array.isArray(branchIds) && branchIds.length > 0;
  return { values, sheets: chosen ? { branchIds, lines: lines ?? [], overrides } : null };
}

const reachNames = [
  'productGroupIds',
  'outletScope',
  'outletIds',
  'singleOutletIds',
  'tenors',
  'customerKind',
  'channels',
  'startDate',
  'endDate',
  'priority',
  'branchIds',
] as const;
const isComplete = ({ productGroupIds, startDate, endDate, branchIds }: FormValues): boolean =>
  [productGroupIds, branchIds].every((list) => Array.isArray(list) && list.length > 0) && !!startDate && !!endDate;

/** Conflicts of what is typed, once it says where and when it holds. */
function TypedConflicts({ of, values }: { readonly of: OfLine; readonly values: FormValues }) {
  const key = JSON.stringify(reachNames.map((name) => values[name]));
  const reach = useMemo(
    () => Object.fromEntries(reachNames.map((name, at) => [name, (JSON.parse(key) as unknown[])[at]])),
    [key],
  );
  return isComplete(values) ? <Conflicts of={of} secureId={null} values={reach as never} /> : null;
}

/** The matrix of what is typed, once it says what is granted, where and when. */
function TypedMatrix({ of, values }: { readonly of: OfLine; readonly values: FormValues }) {
  const t = useMessages(messages);
  const resource = useMemo(() => formOf(of), [of]);
  const key = JSON.stringify(typedMatrixOf(resource, values));
  const typed = useMemo(() => JSON.parse(key) as ReturnType<typeof typedMatrixOf>, [key]);
  if (!typed) return <p className="form-help">{t('matrixLater')}</p>;
  return <Matrix key={key} of={of} promo={{ typed }} customers={typed.customerKind} />;
}

const stepsOf = (of: OfLine): readonly FormStep[] => {
  const { identity, takers, reach, limits, shown } = promoParts(of);
  return [
    { key: 'identity', title: identity.title!, sections: [identity] },
    { key: 'takers', title: takers.title!, sections: [takers] },
    { key: 'reach', title: reach.title!, sections: [reach] },
    {
      key: 'rates',
      title: text('Cabang dan rate', 'Branches and rates'),
      sections: [
        {
          description: text('Kosongkan cabang untuk mengimpor nanti', 'Leave the branches empty to import later'),
          fields: [
            { name: 'branchIds', wide: true, input: BranchesInput },
            { name: 'lines', wide: true, help: linesHelp(of), input: LinesInput },
            { name: 'overrides', wide: true, help: ownHelp, input: OwnLinesInput },
          ],
        },
      ],
    },
    {
      key: 'limits',
      title: limits.title!,
      sections: [limits],
      children: (values) => <TypedConflicts of={of} values={values} />,
    },
    {
      key: 'simulation',
      title: text('Simulasi', 'Simulation'),
      sections: [],
      children: (values) => <TypedMatrix of={of} values={values} />,
    },
    { key: 'shown', title: shown.title!, sections: [shown] },
  ];
};

interface WizardProps {
  readonly of: OfLine;
  readonly draft: DraftStore['draft'];
}

/** The steps of a new promo, with what was typed of it at an earlier visit. */
function Wizard({ of, draft }: WizardProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [send] = endpointsOf(of).submit.useMutation();
  const resource = useMemo(() => formOf(of), [of]);
  const steps = useMemo(() => stepsOf(of), [of]);
  const [earlier] = useState(draft);
  return (
    <SteppedForm
      resource={resource}
      steps={steps}
      check={check}
      home={`/${of.module}`}
      initial={usual}
      drafts={{ draft: earlier, days: draftLimits.days, keep: endpointsOf(of).keepDraft }}
      send={(values) => send({ body: bodyOf(values) as never }) as never}
      onSaved={(saved) => {
        const { secureId, promoCode } = saved as unknown as { secureId: string; promoCode: string };
        notify.success(t('created', { promoCode }));
        void navigate(promoPage(of, secureId), { replace: true });
      }}
    />
  );
}

/** The wizard of a new promo of a line. */
export const newPromoPage = (of: OfLine): ComponentType =>
  function NewPromoPage() {
    const t = useMessages(messages);
    const isAllowed = useCan(of.promos.privilege)('create');
    const office = useOfficeWhy(of.promos);
    const mayCreate = isAllowed && office === undefined;
    const reading = endpointsOf(of).draft.useQuery({}, { fresh: true, skip: !mayCreate });
    return (
      <Page title={t('newPromo')}>
        {!mayCreate ? (
          <p>{(isAllowed && office) || t('cannotCreate')}</p>
        ) : (
          <Part of={reading}>{(draft) => <Wizard of={of} draft={draft as DraftStore['draft']} />}</Part>
        )}
      </Page>
    );
  };
