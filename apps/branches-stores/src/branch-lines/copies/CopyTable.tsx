import { missingInWords, type CopyRow } from '@console/contracts/branches-stores/branch/copies';
import { feeTypesNmc } from '@console/contracts/branches-stores/branch/fees';
import { ageBands, allGroups, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import { formatCurrency, formatNumber, percentText } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PlainTable } from '@console/ui/page';
import { messages } from './messages.ts';

type Read = ReturnType<typeof useText>;

interface Rows {
  readonly rows: readonly CopyRow[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

interface CopyTableProps {
  readonly label: string;
  readonly shown: Rows;
  readonly onPage: (page: number) => void;
}

const pair = (unit: CopyRow['unit'], regular: string | null, repeat: string | null): string => {
  const shown = (value: string) => (unit === 'AMOUNT' ? formatCurrency(Number(value)) : percentText(value));
  return [regular, repeat].flatMap((value) => (value === null ? [] : shown(value))).join(' / ');
};

const instalments = ({ instalmentNow: now, instalmentThen: then, missing }: CopyRow, read: Read): string => {
  if (now === null && then === null) return missing ? `- (${read(missingInWords(missing))})` : '-';
  const shown = (amount: number | null) => (amount === null ? '-' : formatCurrency(amount));
  const rise = now !== null && then !== null ? ` (${then >= now ? '+' : ''}${formatNumber(then - now)})` : '';
  return `${shown(now)} → ${shown(then)}${rise}`;
};

/** What a row is about, in words. */
function useSubjects() {
  const t = useMessages(messages);
  const read = useText();
  const choice = (options: readonly { value: string; title: { id: string; en: string } }[], value: string | null) => {
    const found = options.find((option) => option.value === value);
    return found ? read(found.title) : null;
  };
  return (row: CopyRow): string =>
    [
      row.kind === 'FEE'
        ? `Fee ${choice(feeTypesNmc, row.feeType) ?? ''}`
        : `Rate ${row.productGroup ?? read(allGroups)}`,
      choice(collateralTypes, row.collateralType),
      choice(ageBands, row.ageBand),
      row.amountFrom ? t('from', { amount: formatCurrency(row.amountFrom) }) : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
}

/** Rates and fees of a copy: before and after, with the effect on the instalment of the sample price. */
export function CopyTable({ label, shown, onPage }: CopyTableProps) {
  const t = useMessages(messages);
  const read = useText();
  const subjectOf = useSubjects();
  return (
    <PlainTable
      label={label}
      rows={shown.rows}
      keyOf={(row) => `${subjectOf(row)} ${row.tenors}`}
      pages={shown}
      onPage={onPage}
      columns={[
        { title: t('subject'), of: subjectOf },
        { title: t('tenor'), of: ({ tenors }) => tenors },
        { title: t('effect'), of: ({ effect }) => t(effect) },
        {
          title: t('values'),
          of: ({ unit, ...row }) =>
            `${pair(unit, row.beforeRegular, row.beforeRepeat) || t('none')} → ` +
            pair(unit, row.afterRegular, row.afterRepeat),
        },
        { title: t('instalment'), of: (row) => instalments(row, read), isNumber: true },
      ]}
    />
  );
}
