import { exportModes, type ExportRestriction } from '@console/contracts/shell/roles';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { formatNumber } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';
import { ActionButton } from '@console/ui/why';
import { lineChanges, type Exportable, type Line } from './restriction.ts';

/** Rows "what, before, after" of two restrictions. */
function useDifferences(
  before: ExportRestriction,
  after: ExportRestriction,
  modules: readonly Exportable[],
): readonly (readonly [string, string, string])[] {
  const t = useMessages(messages);
  const text = useText();
  const mode = (value: string) => text(exportModes.find((option) => option.value === value)!.title);
  const hours = ({ hoursFrom, hoursTo }: ExportRestriction) =>
    hoursFrom && hoursTo ? `${hoursFrom}–${hoursTo}` : t('anyTime');
  const limit = ({ dailyLimit }: ExportRestriction) => (dailyLimit === null ? t('noLimit') : formatNumber(dailyLimit));
  const line = (value: Line | null) =>
    value
      ? [
          t('rowsUpTo', { count: formatNumber(value.maxRows) }),
          value.maxPeriodDays === null ? t('anyPeriod') : t('daysUpTo', { count: value.maxPeriodDays }),
          value.formats.join(', '),
          t(value.personalData),
        ].join(' · ')
      : t('notAllowed');
  const name = (module: string) => modules.find((each) => each.module === module)?.name ?? module;
  const whole = (
    [
      [t('mode'), mode(before.mode), mode(after.mode)],
      [t('hours'), hours(before), hours(after)],
      [t('dailyLimit'), limit(before), limit(after)],
    ] as const
  ).filter(([, was, is]) => was !== is);
  return [
    ...whole,
    ...lineChanges(before.lines, after.lines).map(
      (change) => [name(change.module), line(change.before), line(change.after)] as const,
    ),
  ];
}

/** Shows what saving would change, before and after. */
export function RestrictionChange({
  before,
  after,
  modules,
  busy,
  onSave,
  onClose,
}: {
  readonly before: ExportRestriction;
  readonly after: ExportRestriction;
  readonly modules: readonly Exportable[];
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const rows = useDifferences(before, after, modules);
  return (
    <Dialog
      title={t('restrictionChange')}
      onClose={onClose}
      width={720}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words('cancel')}
          </Button>
          <ActionButton variant="primary" busy={busy} disabled={rows.length === 0} onClick={onSave}>
            {words('save')}
          </ActionButton>
        </>
      }
    >
      {rows.length === 0 ? (
        <p>{t('unchanged')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, was, is]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{was}</td>
                <td>
                  <strong>{is}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
