import { changeRules } from '@console/contracts/core/changes';
import { flag, paragraph, references } from '@console/contracts/core/fields';
import { branch } from '@console/contracts/core/referables/organisation';
import { text } from '@console/contracts/core/text';
import { mostBranches, type PlacedSheet, type Sheet } from '@console/contracts/promos-products/promo-rate';
import { FieldsDialog } from '@console/ui/fields-dialog';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useMemo } from 'react';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';

const titles = {
  branchIds: text('Ke cabang', 'To branches'),
  replace: text('Timpa lembar yang ada', 'Replace the sheets in the way'),
  reason: text('Alasan'),
};
/** The note that a change of an active promo has. */
export const changeNote = paragraph(changeRules.reason);

const fieldsOf = ({ line }: OfLine, { promoState }: Sheet) => ({
  branchIds: references(branch, { maximum: mostBranches, minimum: 1, lovParameters: { line } }),
  replace: flag(),
  ...(promoState === 'active' ? { reason: changeNote } : {}),
});

const bodyOf = ({ promoId, lines, periodFrom, periodTo }: Sheet, { branchIds, replace, ...reason }: FormValues) => ({
  promoId,
  branchIds,
  lines: lines ?? [],
  periodFrom,
  periodTo,
  replace: replace === true,
  ...reason,
});

interface CopyProps {
  readonly of: OfLine;
  readonly sheet: Sheet;
}

/** Which of the chosen branches get a new sheet, and whose sheet is replaced or in the way. */
function Effects({ of, sheet, values }: CopyProps & { readonly values: FormValues }) {
  const t = useMessages(messages);
  const key = JSON.stringify({ branchIds: values['branchIds'] ?? [], replace: values['replace'] });
  const body = useMemo(() => bodyOf(sheet, JSON.parse(key) as FormValues), [sheet, key]);
  const isChosen = (body.branchIds as readonly string[]).length > 0;
  const reading = endpointsOf(of).placePreview.useQuery({ body: body as never }, { fresh: true, skip: !isChosen });
  if (!isChosen) return null;
  const named = (rows: readonly PlacedSheet[], effect: PlacedSheet['effect']) =>
    rows
      .filter((row) => row.effect === effect)
      .map(({ officeCode, branchName, message }) => `${officeCode} ${branchName}${message ? ` (${message})` : ''}`);
  return (
    <Part of={reading}>
      {({ rows }) => (
        <ul>
          {(['NEW', 'REPLACE', 'REFUSED'] as const).map((effect) => {
            const offices = named(rows, effect);
            return (
              offices.length > 0 && (
                <li key={effect}>
                  {t(`copy${effect}`, { count: offices.length })}: {offices.join(', ')}
                </li>
              )
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** Copies a sheet to other branches, for the same days. */
export function CopySheetDialog({
  of,
  sheet,
  onClose,
  onDone,
}: CopyProps & {
  readonly onClose: () => void;
  readonly onDone: (placed: { readonly stored: number; readonly waiting: number }) => void;
}) {
  const t = useMessages(messages);
  const [send] = endpointsOf(of).place.useMutation();
  const fields = useMemo(() => fieldsOf(of, sheet), [of, sheet]);
  return (
    <FieldsDialog
      resource={of.sheets}
      name={`copy:${sheet.secureId}`}
      fields={fields}
      titles={titles}
      initial={{ replace: false }}
      title={t('copyOf', { office: `${sheet.officeCode} ${sheet.branchName}` })}
      action={t('doCopy')}
      send={(values) => send({ body: bodyOf(sheet, values) as never })}
      onDone={onDone}
      onClose={onClose}
    >
      {(values) => <Effects of={of} sheet={sheet} values={values} />}
    </FieldsDialog>
  );
}
